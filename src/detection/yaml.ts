/* YAML documents, as the same kind of tree. They are in a separate file because the YAML parser is large. */

export { readYaml } from './declarations/yaml.ts';
