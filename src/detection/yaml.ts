/**
 * YAML documents, parsed into the same kind of tree. They are exported from a separate file, because the YAML
 * parser is large.
 */

export { readYaml } from './declarations/yaml.ts';
