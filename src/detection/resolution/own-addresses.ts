import type { Declaration } from '../../model/model.ts';
import { unidentifiedSpec } from '../ecosystems/ecosystem.ts';
import { isOwnAddress } from '../ecosystems/ecosystems.ts';
import { plainAnswer } from './answer.ts';
import type { SetVariable } from './judge-variables.ts';
import { applyAnswer, type PlacedLaunch } from './placed-launch.ts';

/** Addresses that a container can use for its host machine. */
const ofMachine = /^(?:host-gateway|127(?:\.\d{1,3}){3})$/;
/**
 * An option value that maps a name for the host machine to an address, such as
 * `host.docker.internal:host-gateway`.
 */
const namedHost = /(?:^|[\s='"])(host\.(?:docker|containers)\.internal)[:=]([^\s'"]*)/gi;

/** A mount over `/etc/hosts`, which maps host names to addresses. */
const namesOfMachines = /[:=,]\/etc\/hosts(?:[:,]|$)/;

/**
 * Marks a launch as unidentified if it connects to one of the machine's own addresses and the repository
 * could change that address. For example, the repository could set a port that is not a number, or map the
 * machine's name to a different address. Returns any other launch unchanged.
 *
 * @param variables all variables that command lines, entries, clients and files set
 */
export function resolveOwnAddress(
  placed: PlacedLaunch,
  declaration: Declaration,
  variables: readonly SetVariable[],
): PlacedLaunch {
  const { launch } = placed;
  const { args, env } = declaration.launch;
  if (!isOwnAddress(launch)) return placed;
  const { host, portVariable } = launch.address;
  const unidentified = (reason: string): PlacedLaunch => {
    const { reachable } = launch.address;
    return applyAnswer(placed, plainAnswer({ ...unidentifiedSpec('', reason), reachable }));
  };
  const isPort = (text: string): boolean =>
    /^\d{1,5}$/.test(text) ||
    // A placeholder that refers to the same variable merely passes on the machine's value.
    text === `\${${portVariable}}` ||
    text === `$${portVariable}`;
  // Commands in a workflow step can change a variable in any way before using it.
  const isOfStep = declaration.client === 'github-workflow-steps';
  const ownPort = portVariable === null ? undefined : env.get(portVariable);
  const ports = [
    ...variables.filter(({ name }) => name === portVariable).map(({ value }) => value),
    ...(ownPort === undefined ? [] : [ownPort]),
  ];
  if ((isOfStep && portVariable !== null) || !ports.every(({ text }) => isPort(text))) {
    return unidentified('the port in the URL is a placeholder');
  }
  const givenVariables = [
    ...variables.flatMap(({ name, value }) => (name.toLowerCase() === host ? [value.text] : [])),
    ...args.flatMap(({ text }) =>
      [...text.matchAll(namedHost)].flatMap(([, name = '', address = '']) =>
        name.toLowerCase() === host ? [address] : [],
      ),
    ),
  ];
  const isOverlaid = args.some(({ text }) => namesOfMachines.test(text));
  return givenVariables.every((address) => ofMachine.test(address)) &&
    !(isOverlaid && /[a-z]/i.test(host))
    ? placed
    : unidentified('a local host name that the repository maps to another address');
}
