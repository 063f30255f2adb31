import { emptyReading, joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { memberOf, propertiesOf, spansOf, type TreeDocument } from '../tree.ts';
import { declaredByCommands } from './commands.ts';

/** Servers that a shell script declares. */
export const shellScript: ShapeReader = (_document, text) => {
  const plain = text.replaceAll('\r\n', '\n');
  return declaredByCommands(plain, spansOf(plain));
};

/** Servers that the scripts of a package declare. */
export const packageScripts = ({ root, spanOf }: TreeDocument): Reading =>
  joinReadings(
    propertiesOf(memberOf(root, 'scripts')).map(({ value }) =>
      value.type === 'string'
        ? declaredByCommands(String(value.value), () => spanOf(value))
        : emptyReading,
    ),
  );
