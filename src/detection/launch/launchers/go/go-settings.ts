import { reasons, row, space } from '../../variables/space.ts';

/** Source: the names that `go env` prints. */
export const goSettings = space(['go'], null, 'registry', [
  row('none', 'determines where modules come from and which programs compile them')`GOPROXY GOSUMDB
    GONOSUMDB GONOPROXY GOPRIVATE GOINSECURE GOENV GOVCS GOAUTH GOWORK GOMOD GOROOT GOBIN GOEXE
    GOTOOLDIR GOCACHEPROG GCCGO GOGCCFLAGS GOEXPERIMENT GODEBUG GOFIPS140 AR CC CXX FC PKG_CONFIG
    CGO_*FLAGS* GOTELEMETRYDIR`,
  row('go flags', 'determines which programs and files a build uses', { kind: 'path' })`GOFLAGS`,
  row('free word', 'determines which Go release is used')`GOTOOLCHAIN`,
  row('outside', reasons.cache)`GOCACHE GOMODCACHE GOPATH GOTMPDIR`,
]);

const harmlessForGo =
  /^'?-{1,2}(?:a|n|v|x|json|race|asan|msan|work|cover|trimpath|linkshared|modcacherw|buildvcs|s|w|N|l|(?:buildvcs|buildmode|covermode|coverpkg|installsuffix|mod|p|pgo|tags|o|vet|debug-[\w-]+)=[^']*|buildid=\w*|(?:ldflags|gcflags|asmflags)=(?:-[swNl]|-trimpath|-buildid=\w*)?)'?$/;

/** Reports whether the flags in a `GOFLAGS` value neither replace a module nor run another program. */
export function isHarmlessForGo(value: string): boolean {
  return value
    .trim()
    .split(/\s+/)
    .every((flag) => harmlessForGo.test(flag));
}
