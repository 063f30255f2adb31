import type { GivenEnvironment, Launch, Word } from '../../../model/model.ts';
import {
  emptyLaunch,
  emptyReading,
  type FoundDeclaration,
  joinReadings,
  type Reading,
  type ShapeReader,
} from '../reader.ts';
import {
  type FormatReader,
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from '../tree.ts';
import { sourceAt } from './plugins.ts';
import { filledIn, foldersFor, givenInText, startsAgent } from './step-clients.ts';
import { type ClientPaths, readStepText } from './step-texts.ts';
import { offsetsOf } from './text-offsets.ts';
import { environmentsOf, filesHandedOn, handedOn } from './workflow-environments.ts';
import { surroundingsIn } from './workflow-surroundings.ts';

/*
 * Servers in the steps of a GitHub workflow, and what surrounds them.
 */

export const workflowSteps =
  (paths: () => ClientPaths): ShapeReader =>
  ({ root, spanOf }, file) => {
    if (root === null) return emptyReading;
    const surroundingsOf = surroundingsIn(root);
    const texts = partsOf(root, spanOf).flatMap(({ key, node, ...part }) =>
      textsOf(node, key).map((text) => ({ ...text, ...part })),
    );
    const byPlace = Map.groupBy(texts, ({ node }) => node.offset);
    const known = new Map<string, Reading>();
    const reading = joinReadings(
      texts.map(({ key, node, job, uses, environments, folder }) => {
        // With an anchor one text may be in several places.
        const written = filledIn(String(node.value), environments);
        const place = JSON.stringify([key, node.offset, uses, written]);
        const found =
          known.get(place) ?? readText({ key, node, uses, environments }, spanOf, file, paths());
        known.set(place, found);
        const isShared = (byPlace.get(node.offset)?.length ?? 0) > 1;
        // Only what starts or writes something asks for it: it is a digest of the whole job.
        const ofJob = (launch: Launch) => surroundingsOf(isShared ? null : job)(launch);
        const placed = ({ declarations }: Reading) =>
          declarations.map((each) => ({
            ...{ ...each, environments },
            surroundings: ofJob(each.launch),
          }));
        const inToml = (found.inToml ?? []).map((read) => (readToml: FormatReader) => {
          const ofToml = read(readToml);
          return { ...ofToml, declarations: placed(ofToml) };
        });
        const writes = (found.writes ?? []).map((each) => {
          // Of what is read from a written file the words are not known yet.
          const ofEmpty = ofJob(emptyLaunch);
          const surroundings = { ...ofEmpty, ofNamed: ofEmpty.ofVariables };
          return { ...each, around: { environments, surroundings } };
        });
        const refersTo = (found.refersTo ?? []).flatMap((each) => [
          // What must be somewhere is in the folder of the step.
          ...(each.otherwise === undefined || folder === '' ? [{ ...each, environments }] : []),
          ...(folder === ''
            ? []
            : [
                {
                  ...{ ...each, environments, isRequired: false },
                  below: [folder, each.below ?? ''].join('/').replace(/\/$/, ''),
                },
              ]),
        ]);
        return { ...found, declarations: placed(found), inToml, refersTo, writes };
      }),
    );
    const {
      declarations,
      faults,
      refersTo = [],
      enables = [],
      offers = [],
      inToml = [],
      writes = [],
    } = reading;
    const ofAgents = texts.filter(isOfAgent);
    const ofAgent = givenTo(ofAgents, spanOf);
    const leadsTo = ofAgents.flatMap(({ node, environments: given, folder }) => {
      const text = String(node.value);
      const span = spanOf(node);
      return [text, ...filledIn(text, given)].flatMap((each) => foldersFor(each, folder, span));
    });
    const local = namedForVariables(root, spanOf);
    const found = [
      ...[declarations, faults, refersTo, enables, offers, inToml, writes, leadsTo],
      ...[ofAgents, local.refersTo ?? []],
    ];
    const isNothing = found.every(({ length }) => length === 0);
    const pinned = { ...reading, declarations: withDigests(declarations, file) };
    return isNothing ? null : joinReadings([pinned, ofAgent, { ...emptyReading, leadsTo }, local]);
  };

/** Images with their digests in the step of an agentic workflow that fetches them under their names. */
const fetchedImages =
  /\/gh-aw\/actions\/download_docker_images\.sh"?((?:[ \t]+[\w./:@-]{1,300}){1,50})/g;

/** The same declarations with the digests that an agentic workflow has for their images. */
function withDigests(
  declarations: readonly FoundDeclaration[],
  file: string,
): readonly FoundDeclaration[] {
  const pins = new Map(
    [...file.matchAll(fetchedImages)]
      .flatMap(([, images = '']) => images.trim().split(/\s+/))
      .filter((image) => /@sha256:[0-9a-f]{64}$/.test(image))
      .map((image) => [image.replace(/@.*$/, ''), image]),
  );
  if (pins.size === 0) return declarations;
  return declarations.map((each) => {
    const { command, args } = each.launch;
    if (command?.text !== 'docker') return each;
    const pinned = args.map((word) => ({ ...word, text: pins.get(word.text) ?? word.text }));
    return { ...each, launch: { ...each.launch, args: pinned } };
  });
}

const isOfAgent = ({ node, uses }: Text & Part): boolean =>
  startsAgent(uses) || startsAgent(String(node.value));

/** What steps that start agents give to them: the files of the checkout that these read get it, too. */
function givenTo(ofAgents: readonly Part[], spanOf: TreeDocument['spanOf']): Reading {
  const given = new Set(ofAgents.flatMap(({ environments }) => environments));
  // Most steps are given much the same, and each value of a variable counts once.
  const values = new Map<string, Set<string>>();
  const distinct: Map<string, Word>[] = [];
  for (const [name, word] of [...given].flatMap(({ env }) => [...env])) {
    const known = values.get(name) ?? new Set();
    values.set(name, known);
    if (known.has(word.text)) continue;
    const env = distinct[known.size] ?? new Map<string, Word>();
    distinct[known.size] = env.set(name, word);
    known.add(word.text);
  }
  const ofContainers = [...given].filter(({ volumes, mounts }) => volumes ?? mounts);
  return joinReadings([
    {
      ...emptyReading,
      startsAgent: ofAgents.length > 0,
      environments: [...distinct.map((env) => ({ env })), ...ofContainers].map((each) => {
        return { ...each, reach: 'terminal' };
      }),
    },
    ...ofAgents.map(({ key, node }) =>
      givenInText(key, { text: String(node.value), span: spanOf(node) }),
    ),
  ]);
}

/** The files that jobs take variables from. */
function namedForVariables(root: TreeNode, spanOf: TreeDocument['spanOf']): Reading {
  const jobs = propertiesOf(memberOf(root, 'jobs')).map(({ value }) => value);
  const ofFile = environmentsOf(root, spanOf);
  const refersTo = [memberOf(root, 'runs'), ...jobs].flatMap((job) => {
    const steps = memberOf(job, 'steps');
    const around = [...ofFile, ...environmentsOf(job, spanOf), ...handedOn(steps, spanOf)];
    return filesHandedOn(steps, spanOf, around);
  });
  return { ...emptyReading, refersTo };
}

/** What the steps of a local action hand on to the job that uses it. */
export const handingAction: ShapeReader = ({ root, spanOf }) => {
  const steps = memberOf(memberOf(root, 'runs'), 'steps');
  const texts = (root === null ? [] : partsOf(root, spanOf)).flatMap(({ key, node, ...part }) =>
    textsOf(node, key).map((text) => ({ ...text, ...part })),
  );
  const environments = handedOn(steps, spanOf).map((each) => ({ ...each, reach: 'file' as const }));
  return joinReadings([
    { ...emptyReading, environments, refersTo: filesHandedOn(steps, spanOf) },
    givenTo(texts.filter(isOfAgent), spanOf),
  ]);
};

/** The steps of a workflow or action, the other keys of its jobs, and those of the file. */
function partsOf(root: TreeNode, spanOf: TreeDocument['spanOf']): Part[] {
  const whole = { key: '', node: root, job: null, uses: '', environments: [], folder: '' };
  if (root.type !== 'object') return [whole];
  const ofFile = environmentsOf(root, spanOf);
  return propertiesOf(root).flatMap(({ key, value }): Part[] => {
    const folder = defaultFolder(root) ?? '';
    const part = { key, node: value, job: null, uses: '', environments: ofFile, folder };
    if (key === 'runs') return stepsOf(part, value, spanOf);
    if (key !== 'jobs' || value.type !== 'object') return [part];
    return propertiesOf(value).flatMap((job) =>
      stepsOf({ ...part, key: job.key, job: job.value }, job.value, spanOf),
    );
  });
}

/** The steps of a job or action, each with its variables, and its other keys. */
function stepsOf(part: Part, parent: TreeNode, spanOf: TreeDocument['spanOf']): Part[] {
  if (parent.type !== 'object') return [{ ...part, node: parent }];
  const environments = [
    ...part.environments,
    ...environmentsOf(parent, spanOf),
    ...handedOn(memberOf(parent, 'steps'), spanOf),
  ];
  const folder = defaultFolder(parent) ?? part.folder;
  return propertiesOf(parent).flatMap(({ key, value }): Part[] => {
    const own = { ...part, key, environments, folder };
    if (key !== 'steps' || value.type !== 'array') return [{ ...own, node: value }];
    return (value.children ?? []).map((step) => ({
      ...own,
      node: step,
      uses: String(memberOf(step, 'uses')?.value ?? ''),
      environments: [...environments, ...environmentsOf(step, spanOf)],
      folder: String(memberOf(step, 'working-directory')?.value ?? own.folder),
    }));
  });
}

/** The folder of the checkout that the steps of a job or workflow begin in, where it says so. */
function defaultFolder(node: TreeNode): string | null {
  const run = memberOf(memberOf(node, 'defaults'), 'run');
  const value = memberOf(run, 'working-directory')?.value;
  return typeof value === 'string' ? value : null;
}

interface Text {
  /** The key of the text. */
  readonly key: string;
  readonly node: TreeNode;
}

/** A part of a workflow; `job` is null for a part that is in no job. */
interface Part extends Text {
  readonly job: TreeNode | null;
  /** The action that the step uses; empty where it uses none. */
  readonly uses: string;
  /** What the file, the job, its steps and the step itself set. */
  readonly environments: readonly GivenEnvironment[];
  /** The folder of the checkout that its commands begin in. */
  readonly folder: string;
}

function textsOf(node: TreeNode, key: string): Text[] {
  if (node.type === 'string') return [{ key, node }];
  if (node.type === 'object') {
    return propertiesOf(node).flatMap((property) => textsOf(property.value, property.key));
  }
  return (node.children ?? []).flatMap((child) => textsOf(child, key));
}

function readText(
  { key, node, uses, environments }: Text & Pick<Part, 'uses' | 'environments'>,
  spanOf: TreeDocument['spanOf'],
  file: string,
  paths: ClientPaths,
): Reading {
  const value = String(node.value);
  const toFile = offsetsOf(node, value, file);
  const reading = readStepText(
    { key, value, uses, environments },
    ({ offset, length }) =>
      spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) }),
    paths,
  );
  if (key !== 'plugin_marketplaces') return reading;
  const marketplaces = [{ name: null, source: sourceAt(node, spanOf), folder: null }];
  return joinReadings([reading, { ...emptyReading, marketplaces }]);
}
