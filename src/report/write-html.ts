/** Writes documents as HTML: for GitHub, and for separate pages. */

export {
  lineHtml,
  writeBlocks,
  writeMarkdown,
} from './document/write-html.ts';
