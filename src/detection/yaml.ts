/* YAML as such a tree; apart, because its parser is large. */

export { readWorkflowYaml, readYaml } from './declarations/yaml.ts';
