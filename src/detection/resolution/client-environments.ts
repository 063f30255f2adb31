import type { ClientEnvironment, Declaration } from '../../model/model.ts';
import type { SetVariable } from './judge-variables.ts';

/* The variables that entries and clients give a launch. */

/** Returns the variables of an entry; empty for an address, which cannot use them. */
export function entryVariables({ launch: { command, env } }: Declaration): SetVariable[] {
  return command === null ? [] : variablesIn({ file: null, env }, false);
}

/** The variables of an environment. All its servers share one list, and one judgement of each variable. */
const ofEnvironments = new WeakMap<ClientEnvironment, readonly SetVariable[]>();

/** Returns the variables of a client's environment, which it passes to its servers. */
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
