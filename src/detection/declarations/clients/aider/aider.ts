import { type ClientFile, defineClientFiles } from '../../client.ts';
import { aiderSettings } from './aider-settings.ts';

export const aiderFiles: readonly ClientFile[] = [
  defineClientFiles('aider', aiderSettings, {
    format: 'yaml',
    onlyWith: /mcp|\\[xuU\r\n]/,
  })`.aider.conf.yml
    .aider.conf.yaml`,
];
