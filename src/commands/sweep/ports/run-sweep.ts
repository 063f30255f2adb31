import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readerName } from '../../../gate/action-steps.ts';
import type { ExportFilePorts } from '../../../gate/ports.ts';
import { type Settings, SettingsError } from '../../../gate/settings.ts';
import type { ApiAccess } from '../../../io/github-api.ts';
import { pagesAddress, readApiAddresses } from '../../../io/github-event.ts';
import {
  createRemoteCommits,
  type ListedRepository,
  listOrganisation,
  listProperties,
  type RepositoryName,
} from '../../../io/github-repositories.ts';
import { decodeText } from '../../../io/tree.ts';
import { describeFileError } from '../../../model/failure.ts';
import type { Redactor } from '../../../report/redact.ts';
import type { LineWriter } from '../../ports/terminal.ts';
import { createRepositoryFilter, type PropertyValue } from '../choose-repositories.ts';
import type { SweepSettings } from '../inputs.ts';
import { createManyRepositories } from '../remote-files.ts';
import { normalizeSelection } from '../selection.ts';
import type { SweepScope } from '../state.ts';
import type { StateStore } from '../state-store.ts';
import { type SweepOutcome, sweep } from '../sweep.ts';
import type { History } from './history-files.ts';
import { createPacedApi, createProgressLog, repositoryPages } from './paced-api.ts';

type SweepChoice = Pick<
  SweepSettings['own'],
  | 'org'
  | 'repos'
  | 'include'
  | 'exclude'
  | 'property'
  | 'properties'
  | 'owner-property'
  | 'archived'
  | 'forks'
>;

export interface SweepPlace {
  /** Relative paths are resolved against this folder. */
  readonly folder: string;
  /** Called only after the choice is validated. */
  readonly access: () => ApiAccess;
  readonly exportPorts: Omit<ExportFilePorts, 'openRepository'>;
  readonly log: LineWriter['line'];
  /** Overwrites the progress line on a terminal; null if there is no terminal. */
  readonly screen: LineWriter['progress'];
  readonly redact: Redactor;
  /** Null if the sweep stores no state. */
  readonly state: ((scope: SweepScope) => StateStore) | null;
  /** Null if the sweep has no history. */
  readonly history: History | null;
}

/** Limits memory use: while open repositories hold this many tree entries, no other repository is opened. */
const maxEntries = 30_000;

/**
 * Judges the default branches of many repositories.
 *
 * @throws SettingsError for an invalid choice
 * @throws GateError any error from `sweep` or from GitHub's API; `history-unusable` if the history covers
 * another selection
 */
export async function runSweep(
  settings: Settings,
  choice: SweepChoice,
  { folder, access, exportPorts, log, screen, redact, state, history }: SweepPlace,
): Promise<SweepOutcome> {
  const { org: organisation, repos, 'owner-property': ownerProperty } = choice;
  if (organisation === null && repos === null)
    throw settingsFault('org', 'is required, unless repos is set');
  if (organisation !== null && repos !== null)
    throw settingsFault('org', 'cannot be combined with repos: set only one of them');
  if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
    throw settingsFault('org', `${JSON.stringify(organisation)} is not an organisation name`);
  }
  const properties = splitPatterns(choice.property).map(propertyValue);
  const keptProperties = splitPatterns(choice.properties).map((each) => each.toLowerCase());
  const needsProperties =
    properties.length > 0 || keptProperties.length > 0 || ownerProperty !== null;
  if (organisation === null && needsProperties) {
    const name =
      properties.length > 0 ? 'property' : ownerProperty !== null ? 'owner-property' : 'properties';
    throw settingsFault(name, 'requires org, because only organisations have custom properties');
  }
  const listedNames = repos === null ? [] : await readRepositoryNames(repos, folder);
  const source = readApiAddresses(process.env).apiUrl;
  const names = listedNames.map(({ owner, name }) => `${owner}/${name}`);
  const [include, exclude] = [splitPatterns(choice.include), splitPatterns(choice.exclude)];
  const { archived, forks } = choice;
  const selection = normalizeSelection({
    ...{ source, organisation, repositories: names, include, exclude, archived, forks },
    properties: properties.map(({ name, value }) => `${name}=${value}`),
  });
  history?.refuseOther(selection);
  for (const caution of settings.cautions) log(caution);
  const { api, pace } = await createPacedApi(access(), log);
  const manyRepositories = createManyRepositories(api);
  const scope: SweepScope = { service: source, organisation, names };
  const propertiesByName =
    organisation === null || !needsProperties ? null : await listProperties(api, organisation);
  const findProperties = ({ owner, name }: ListedRepository) =>
    propertiesByName?.get(`${owner}/${name}`.toLowerCase());
  const outcome = await sweep(
    settings,
    {
      scope,
      github: pagesAddress(process.env),
      selection,
      written: history && new Set(history.past.map(({ at }) => at)),
      leavesOut: createRepositoryFilter(
        {
          ...{ include, exclude, properties },
          // A repository that the user lists by name is judged even if it is archived or a fork.
          archived: organisation === null || archived,
          forks: organisation === null || forks,
        },
        findProperties,
      ),
      ownersOf: (repository) =>
        (ownerProperty === null
          ? []
          : findProperties(repository)?.get(ownerProperty.toLowerCase())) ?? [],
      propertiesOf: (repository) => {
        const repositoryProperties = findProperties(repository);
        return Object.fromEntries(
          keptProperties.map((name) => [name, [...(repositoryProperties?.get(name) ?? [])]]),
        );
      },
      hasRoom: () => manyRepositories.entries() < maxEntries,
      progress: createProgressLog('repositories', pace, { screen, log }),
    },
    {
      ...exportPorts,
      openRepository: async (repository) => createRemoteCommits(api, repository, 'HEAD'),
      pages:
        organisation === null
          ? repositoryPages(api, listedNames)
          : listOrganisation(api, organisation),
      openFiles: (repository) => manyRepositories.open(repository, repository.head.commit),
      requests: pace.made,
      ahead: pace.ahead,
      redact,
      state: state?.(scope) ?? null,
      reader: await readerName(),
    },
  );
  const { caution } = outcome.report.export;
  if (caution !== null) log(caution);
  return outcome;
}

const settingsFault = (
  name: 'org' | 'repos' | 'property' | 'properties' | 'owner-property',
  words: string,
): SettingsError => new SettingsError([{ name, given: null, allowed: words }]);

/** @throws SettingsError if the text is not `NAME=VALUE` */
function propertyValue(text: string): PropertyValue {
  const separator = text.indexOf('=');
  const [name, value] = [
    text.slice(0, Math.max(0, separator)).trim(),
    text.slice(separator + 1).trim(),
  ];
  if (name === '' || value === '') {
    throw settingsFault('property', `${JSON.stringify(text)} is not NAME=VALUE`);
  }
  return { name, value };
}

export function splitPatterns(text: string | null = ''): string[] {
  return (text ?? '')
    .split(',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
}

/**
 * Reads a file with one `OWNER/NAME` per line and comments after `#`. Names that differ only in case are
 * duplicates.
 *
 * @throws SettingsError if the file is unreadable, malformed or empty
 */
async function readRepositoryNames(file: string, folder: string): Promise<RepositoryName[]> {
  const readList = async (): Promise<string> => decodeText(await readFile(resolve(folder, file)));
  const text = await readList().catch((error: unknown) => {
    throw settingsFault(
      'repos',
      `${JSON.stringify(file)} cannot be read: ${describeFileError(error)}`,
    );
  });
  const names = new Map<string, RepositoryName>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [word = ''] = line.split('#');
    if (word.trim() === '') continue;
    const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(word.trim()) ?? [];
    if (owner === undefined || name === undefined) {
      throw settingsFault(
        'repos',
        `${file}:${at + 1}: ${JSON.stringify(word.trim())} is not OWNER/NAME`,
      );
    }
    const key = `${owner}/${name}`.toLowerCase();
    names.set(key, names.get(key) ?? { owner, name });
  }
  if (names.size === 0)
    throw settingsFault('repos', `${JSON.stringify(file)} contains no repositories`);
  return [...names.values()];
}
