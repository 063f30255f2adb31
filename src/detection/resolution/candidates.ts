import { isIn } from '../../io/tree.ts';
import type { Dependency, UnidentifiedSpec } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import { emptyLaunch } from '../declarations/types.ts';
import { pathReason } from '../ecosystems/ecosystem.ts';
import { ownCodePath } from '../ecosystems/ecosystems.ts';
import { installedLookup } from '../launch/pending-lookup.ts';
import type { Answer } from './answer.ts';
import { fromNpmInstallation } from './npm-installation.ts';
import { type DeclaredPackage, packageJson } from './project/package-json.ts';
import type { Project } from './project/project.ts';
import { ownSourceReason, pyproject } from './project/pyproject.ts';
import { pythonScript } from './project/python-script.ts';
import { requirements } from './project/requirements.ts';
import { pythonAnswer } from './python-environment.ts';

/** The client name of package manifests. */
const client = 'package-manifest';

/**
 * Returns the candidates: the direct dependencies in the project's package manifests, and in the inline
 * metadata of the Python scripts that launches start. The export shows which candidates are MCP servers. The
 * candidates' versions come from the manifests; `proveCandidate` looks for locked versions. Unidentified
 * dependencies are included for display, although no export lists them.
 *
 * @param startedDependencies the project's launches, which include the scripts
 * @param judgedFolder the folder whose manifests are read
 */
export function candidatesOf(
  project: Project,
  startedDependencies: readonly Dependency[],
  judgedFolder: string,
): Dependency[] {
  const isJudged = (path: string): boolean => isIn(path, judgedFolder);
  const scripts = new Set(
    startedDependencies.flatMap((each) => {
      const path = ownCodePath(each);
      return path !== null && /\.pyw?$/.test(path) ? [path] : [];
    }),
  );
  return [
    ...project
      .named('package.json')
      .filter(isJudged)
      .flatMap((path) =>
        candidates(path, [...(project.get(path, packageJson)?.dependencies.values() ?? [])]),
      ),
    ...project
      .named('pyproject.toml')
      .filter(isJudged)
      .flatMap((path) =>
        candidates(path, [...(project.get(path, pyproject)?.dependencies.values() ?? [])]),
      ),
    ...project
      .matching(/^requirements[\w.-]*\.txt$/)
      .filter(isJudged)
      .flatMap((path) => candidates(path, project.get(path, requirements) ?? [])),
    ...[...scripts].flatMap((path) => candidates(path, project.get(path, pythonScript) ?? [])),
  ];
}

function candidates(file: string, declared: readonly DeclaredPackage[]): Dependency[] {
  return declared
    .filter(({ spec }) => spec.type !== 'unidentified' || !isOfProject(spec))
    .map(({ name, spec, span }) => ({
      ...spec,
      role: 'server',
      resolved: null,
      span,
      alterations: [],
      through: [],
      variableUses: [],
      declaration: {
        file,
        span,
        client,
        folder: folderOf(file),
        alias: name,
        disabled: false,
        launch: emptyLaunch,
      },
    }));
}

/** Whether a manifest dependency is the project's own code. */
const isOfProject = ({ reason }: UnidentifiedSpec): boolean =>
  reason === ownSourceReason || reason === pathReason;

/** Returns a candidate with the version that a lockfile proves for it, if any. */
export function proveCandidate(candidate: Dependency, project: Project): Dependency {
  const { declaration, role, span, through, variableUses, ...spec } = candidate;
  const { file, alias } = declaration;
  // A script's inline metadata and a workflow step do not belong to an installation.
  if (/\.(?:pyw?|ya?ml)$/.test(file)) return candidate;
  const declared = findDeclaredPackage(project, file, alias) ?? {
    name: alias,
    range: '',
    spec,
    elsewhere: null,
    span,
  };
  const [answer] = answersFromManifest(declared, file, project);
  if (answer === undefined) return candidate;
  const { resolved, alterations } = answer;
  return { ...answer.spec, role, resolved, span, alterations, through, variableUses, declaration };
}

function findDeclaredPackage(
  project: Project,
  file: string,
  name: string,
): DeclaredPackage | undefined {
  if (file.endsWith('package.json')) return project.get(file, packageJson)?.dependencies.get(name);
  if (file.endsWith('.toml')) return project.get(file, pyproject)?.dependencies.get(name);
  return project.get(file, requirements)?.find((each) => each.name === name);
}

/** Returns a direct dependency in a manifest, with the version that its lockfile proves. */
function answersFromManifest(
  declared: DeclaredPackage,
  manifest: string,
  project: Project,
): readonly Answer[] {
  const folder = folderOf(manifest);
  if (!manifest.endsWith('package.json')) {
    return [pythonAnswer(declared, manifest, null, folder, project)];
  }
  const lookup = installedLookup({ type: 'npm', program: '', packageName: declared.name });
  return fromNpmInstallation(lookup, folder, project);
}
