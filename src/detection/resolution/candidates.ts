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

const client = 'package-manifest';

/**
 * Returns the MCP server candidates: direct dependencies from package manifests and from the inline metadata
 * in Python scripts that launches start. The export shows which candidates are servers. Versions come from
 * the manifests; `proveCandidate` looks up locked versions. Unidentified dependencies are included for
 * display, although no export lists them.
 *
 * @param startedDependencies the project's launches, including launches of Python scripts
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

const isOfProject = ({ reason }: UnidentifiedSpec): boolean =>
  reason === ownSourceReason || reason === pathReason;

export function proveCandidate(candidate: Dependency, project: Project): Dependency {
  const { declaration, role, span, through, variableUses, ...spec } = candidate;
  const { file, alias } = declaration;
  // Inline script metadata and workflow steps are not part of an installation.
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
