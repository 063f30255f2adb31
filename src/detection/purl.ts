/* Package URLs. They are in a separate file because few runs show any. */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
