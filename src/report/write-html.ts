export {
  lineHtml,
  writeBlocks,
  writeMarkdown,
} from './document/write-html.ts';
