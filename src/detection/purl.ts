/** Package URLs. The functions are exported from a separate file, because few runs show any package URLs. */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
