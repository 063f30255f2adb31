import type { GivenEnvironment, Word } from '../../model/model.ts';
import { emptyReading, joinReadings, type Reach, type Reading, type Reference } from './reader.ts';
import { assignedBy } from './variables-in.ts';

/*
 * What decides the environment of a container in which clients are started: options of `docker run`, as
 * dev containers and workflows give them.
 */

/** Options that count, in their long form; of the short ones any flags may stand before the letter. */
const longOptions = /^--(env-file|env|volume|mount|add-host|link)(?:=(.*))?$/s;
const shortOptions = /^-[A-Za-z]*?([ev])(?:=)?(.*)$/s;

type Kind = 'env' | 'env-file' | 'volume' | 'mount' | 'add-host' | 'link';

/** What options of a container set. */
export interface ContainerOptions extends GivenEnvironment {
  /** Files of variables. */
  readonly files: readonly Word[];
}

/**
 * Reads the options that count among words, wherever they stand: an option that is not known cannot hide
 * another one.
 */
export function containerOptions(words: readonly Word[]): ContainerOptions {
  const found = words.flatMap((word, at): { kind: Kind; value: Word }[] => {
    const [, long, given] = longOptions.exec(word.text) ?? [];
    const [, short, rest = ''] = long === undefined ? (shortOptions.exec(word.text) ?? []) : [];
    const kind = long ?? { e: 'env', v: 'volume' }[short ?? ''];
    if (kind === undefined) return [];
    const own = long === undefined ? rest || undefined : given;
    const value = own === undefined ? words[at + 1] : { ...word, text: own };
    return value === undefined ? [] : [{ kind: kind as Kind, value }];
  });
  const valuesOf = (wanted: Kind): Word[] =>
    found.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  return {
    env: new Map([
      ...valuesOf('env').flatMap(assignedBy),
      ...hostsOf([...valuesOf('add-host'), ...valuesOf('link').map(asHost)]),
    ]),
    files: valuesOf('env-file'),
    volumes: valuesOf('volume'),
    mounts: valuesOf('mount'),
  };
}

/** A link as the name that it gives to another container, with that one's own. */
export const asHost = ({ text, span }: Word): Word => ({
  text: text.split(':').toReversed().join(':'),
  span,
});

/**
 * Names of other machines with their addresses, `name:address` or `name=address`: they are given to a
 * container as its variables are, and no variable has a dot in its name.
 */
export function hostsOf(listed: readonly Word[]): [string, Word][] {
  return listed.flatMap(({ text, span }) => {
    const [, name = '', address = ''] = /^([\w.-]+\.[\w-]+)[:=](.*)$/s.exec(text) ?? [];
    return name === '' ? [] : [[name.toLowerCase(), { text: address, span }]];
  });
}

/** The words of a line of options, without their quotes. */
export function optionWords(line: Word | null): Word[] {
  if (line === null) return [];
  const { text, span } = line;
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => ({ text: word.replace(/["']/g, ''), span }));
}

/** What a container gives to what is started in it. */
export function containerReading(
  { files, ...given }: ContainerOptions,
  reach: Reach,
  search: 'beside' | 'beside too',
): Reading {
  const isNothing =
    given.env.size + (given.volumes?.length ?? 0) + (given.mounts?.length ?? 0) === 0;
  const refersTo = files.map((path): Reference => {
    return { path, search, readAs: { variablesFor: reach } };
  });
  return joinReadings([
    { ...emptyReading, refersTo },
    isNothing ? emptyReading : { ...emptyReading, environments: [{ reach, ...given }] },
  ]);
}
