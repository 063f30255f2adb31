/*
 * Tests changes that were written from the rules alone: a hostile change is always reported, and an honest
 * one never is.
 */
import { describe } from 'vitest';
import { playCases } from './cases.ts';
import { honest, hostile } from './fresh-rows.ts';

describe('hostile', () => playCases(hostile));
describe('honest', () => playCases(honest));
