/* YAML as such a tree; apart, because its parser is large. */

export { readYaml } from './declarations/yaml.ts';
