/*
 * TODO door
 */

export { readWorkflowYaml, readYaml } from './declarations/yaml.ts';
