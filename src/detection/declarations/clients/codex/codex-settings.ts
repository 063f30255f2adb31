import { memberOf, propertiesOf, type TreeDocument } from '../../tree.ts';
import { emptyContent, mergeContents, type ParsedContent } from '../../types.ts';
import { readEnvironment } from '../../variables-in.ts';

export function codexSettings({ root, spanOf }: TreeDocument): ParsedContent {
  const enables = propertiesOf(memberOf(root, 'plugins'))
    .filter(({ key, value }) => key.includes('@') && memberOf(value, 'enabled')?.value !== false)
    .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
  const profiles = propertiesOf(memberOf(root, 'profiles')).map(({ value }) => value);
  return mergeContents([
    { ...emptyContent, enables },
    ...[root, ...profiles].map((settings) => {
      const policy = memberOf(settings, 'shell_environment_policy');
      const content = readEnvironment(memberOf(policy, 'set'), { client: 'codex' }, spanOf);
      const environments = (content.environments ?? []).map((each) => ({
        ...each,
        isUpwards: true,
      }));
      return { ...content, environments };
    }),
  ]);
}
