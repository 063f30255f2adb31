import { reasons, row, space, type VariableSpace } from './space.ts';

const loader = space(['system'], ['LD_', 'DYLD_'], 'loader', [
  row(
    'any',
    'is read by LaunchDarkly, not by any loader',
  )`API_KEY SDK_KEY ACCESS_TOKEN CLIENT_SIDE_ID
    MOBILE_KEY`,
  row('folders outside', 'determines where libraries are found')`LIBRARY_PATH FALLBACK_LIBRARY_PATH
    FRAMEWORK_PATH FALLBACK_FRAMEWORK_PATH`,
]);

const openssl: VariableSpace = {
  envConsumers: ['system'],
  prefixes: ['OPENSSL_'],
  kind: 'loader',
  variables: [row('outside', 'refers to settings on the machine')`*`],
};

const xdg = space(['system'], ['XDG_'], 'registry', [
  row('any', 'describes the desktop session')`SESSION_* CURRENT_DESKTOP SEAT VTNR MENU_PREFIX`,
  row('unoccupied', reasons.cache)`CACHE_HOME`,
  row('outside', reasons.home)`*`,
]);

const system = space(['system'], null, 'loader', [
  row('outside', reasons.home, { countsEmpty: true, kind: 'registry' })`HOME USERPROFILE APPDATA
    LOCALAPPDATA`,
  row('search path', 'determines where programs are found', {
    countsEmpty: true,
    kind: 'path',
  })`PATH`,
  row('usual endings', 'determines which files are programs', {
    countsEmpty: true,
    kind: 'path',
  })`PATHEXT`,
  row('system program', 'sets the Windows shell', { kind: 'path' })`COMSPEC`,
  row('none', 'determines which machine a name refers to', {
    kind: 'registry',
  })`HOSTALIASES RES_OPTIONS
    LOCALDOMAIN`,
  row('none', reasons.way)`HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY`,
  row('outside', reasons.certificates)`SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE`,
]);

export const systemSpaces: readonly VariableSpace[] = [loader, openssl, xdg, system];
