/*
 * Tests play jobs of their own, also when they run in one: its variables are not theirs. Those of git
 * would lead to another repository, as they do in a hook.
 */
const ofJob =
  /^(?:ACTIONS|GITHUB|INPUT|MCP_GRADE_GATE|RUNNER)_|^GH_TOKEN$|^GIT_(?:DIR|INDEX_FILE|WORK_TREE)$/i;

for (const name of Object.keys(process.env)) {
  if (ofJob.test(name)) delete process.env[name];
}
