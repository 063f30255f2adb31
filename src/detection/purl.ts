/** Package URL functions, exported from a separate file because few runs show package URLs. */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
