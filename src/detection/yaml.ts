/** Exports the YAML parser from a separate file, because the YAML library is large. */

export { readYaml } from './declarations/yaml.ts';
