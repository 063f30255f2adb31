import { type ClientFile, defineClientFiles } from '../../client.ts';
import { variablesFile } from '../../variables-in.ts';
import { commonDialect } from '../dialects.ts';
import { geminiSettings } from './gemini-settings.ts';

const gemini = { also: geminiSettings } as const;

export const geminiFiles: readonly ClientFile[] = [
  defineClientFiles('gemini', commonDialect, gemini)`.gemini/settings.json gemini-extension.json`,
  defineClientFiles('gemini', variablesFile('gemini'), { format: 'text' })`.gemini/.env`,
  defineClientFiles('qwen', commonDialect, gemini)`.qwen/settings.json qwen-extension.json`,
  defineClientFiles('qwen', variablesFile('qwen'), { format: 'text' })`.qwen/.env`,
  defineClientFiles('iflow', commonDialect, gemini)`.iflow/settings.json`,
  defineClientFiles('iflow', variablesFile('iflow'), { format: 'text' })`.iflow/.env`,
];
