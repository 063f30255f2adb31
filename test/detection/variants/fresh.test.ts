/*
 * Changes that were written from the rules alone. A hostile one is never silent, an honest one is.
 */
import { describe } from 'vitest';
import { playCases } from './cases.ts';
import { honest, hostile } from './fresh-rows.ts';

describe('hostile', () => playCases(hostile));
describe('honest', () => playCases(honest));
