import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { bareDialect, commonDialect } from '../dialects.ts';
import { claudeAgent } from './claude-agent.ts';
import { bundleManifest } from './mcpb.ts';
import {
  marketplace,
  perhapsPluginManifest,
  pluginManifest,
  settingsWithPlugins,
} from './plugin-manifests.ts';

export const claudeClientFiles: readonly ClientFile[] = [
  // Claude Code starts entries even if they are marked as disabled.
  defineClientFiles('mcp-json', bareDialect)`.mcp.json`,
  defineClientFiles('claude-code', commonDialect)`.claude/mcp.json .claude/.mcp.json`,
  defineClientFiles('claude-code-settings', settingsWithPlugins)`.claude/settings.json
    .claude/settings.local.json .github/copilot/settings.json .github/copilot/settings.local.json`,
  defineClientFiles('claude-agents', claudeAgent, { format: 'frontmatter' })`.claude/agents/**/*.md
    .gemini/agents/**/*.md .kiro/agents/*.md .junie/agents/*.md .qwen/agents/*.md
    .cursor/agents/*.md .factory/droids/*.md`,
  defineClientFiles(
    'claude-plugin',
    pluginManifest,
  )`.claude-plugin/plugin.json .cursor-plugin/plugin.json
    .codex-plugin/plugin.json .github/plugin/plugin.json`,
  defineClientFiles('copilot-plugin', perhapsPluginManifest, {
    isOfItsFolder: true,
    onlyWith: /mcp|\\[xuU\r\n]/i,
    ...perhapsOther,
  })`plugin.json`,
  defineClientFiles('plugin-marketplace', marketplace)`.claude-plugin/marketplace.json
    .github/plugin/marketplace.json .cursor-plugin/marketplace.json
    .agents/plugins/marketplace.json`,
  defineClientFiles('mcpb', bundleManifest, {
    isOfItsFolder: true,
    onlyWith: /mcp_config|entry_point|\\[xuU\r\n]/,
    ...perhapsOther,
  })`manifest.json`,
  defineClientFiles('claude-desktop', commonDialect)`claude_desktop_config.json`,
];
