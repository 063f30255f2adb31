/* Package URLs; apart from the ecosystems, because few runs show any. */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
