/** Package URLs. They are exported from a separate file, because few runs show any. */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
