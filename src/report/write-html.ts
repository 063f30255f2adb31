/* The writers of documents as HTML: for GitHub, and for pages of their own. */

export {
  lineHtml,
  writeBlocks,
  writeMarkdown,
} from './document/write-html.ts';
