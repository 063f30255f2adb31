import type { ClientEnvironment, Declaration } from '../../model/model.ts';
import type { SetVariable } from './judge-variables.ts';

/** Returns an entry's variables; empty for an address, which cannot use variables. */
export function entryVariables({ launch: { command, env } }: Declaration): SetVariable[] {
  return command === null ? [] : variablesIn({ file: null, env }, false);
}

/**
 * The variables in each environment. All servers in an environment share one list, so each variable is judged
 * once.
 */
const ofEnvironments = new WeakMap<ClientEnvironment, readonly SetVariable[]>();

export function clientVariables({ environments = [] }: Declaration): SetVariable[] {
  return environments.flatMap((each) => {
    const variables = ofEnvironments.get(each) ?? variablesIn(each, true);
    ofEnvironments.set(each, variables);
    return variables;
  });
}

function variablesIn(
  {
    file,
    env,
    overridden,
  }: Pick<ClientEnvironment, 'env' | 'overridden'> & Pick<SetVariable, 'file'>,
  isOfClient: boolean,
): SetVariable[] {
  return [...env].map(([name, value]) => ({
    ...{ name, what: name, value, file, inside: null, isOfClient },
    ...(overridden?.has(name) && { isOverridden: true }),
  }));
}
