/**
 * Parses YAML documents into the same kind of tree as other formats. The parser is exported from a separate
 * file, because the YAML library is large.
 */

export { readYaml } from './declarations/yaml.ts';
