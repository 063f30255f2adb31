import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { agentYaml, agentYamlReadsKey } from '../../shapes/agent-yaml.ts';

const ofGoose = {
  onlyWith: /extensions|mcp|toolsets|command|\\[xuU\r\n]/,
  ...perhapsOther,
  readsKey: agentYamlReadsKey,
} as const;

export const gooseFiles: readonly ClientFile[] = [
  defineClientFiles('goose', agentYaml, { ...ofGoose, format: 'yaml' })`.goose/*.yaml .goose/*.yml
    .goose/recipes/*.yml *.recipe.yaml .goose/recipes/*.yaml recipes/*.yaml goose/config.yaml
    goose.yaml recipe.yaml`,
  defineClientFiles('goose', agentYaml, ofGoose)`.goose/recipes/*.json *.recipe.json recipe.json`,
];
