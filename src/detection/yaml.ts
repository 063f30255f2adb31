/* YAML as such a tree. A separate file, because its parser is large. */

export { readYaml } from './declarations/yaml.ts';
