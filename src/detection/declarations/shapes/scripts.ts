import { createSpanLocator, memberOf, propertiesOf, type TreeDocument } from '../tree.ts';
import { type DocumentReader, emptyContent, mergeContents, type ParsedContent } from '../types.ts';
import { declaredByCommands } from './commands.ts';

export const shellScript: DocumentReader = (_document, text) => {
  const plain = text.replaceAll('\r\n', '\n');
  return declaredByCommands(plain, createSpanLocator(plain));
};

export const packageScripts = ({ root, spanOf }: TreeDocument): ParsedContent =>
  mergeContents(
    propertiesOf(memberOf(root, 'scripts')).map(({ value }) =>
      value.type === 'string'
        ? declaredByCommands(String(value.value), () => spanOf(value))
        : emptyContent,
    ),
  );
