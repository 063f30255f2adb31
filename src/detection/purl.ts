/*
 * TODO door
 */

export { provedPurlOf, provedVersionOf, purlOf } from './ecosystems/purl.ts';
