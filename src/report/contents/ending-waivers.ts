import type { Report } from '../../judging/report.ts';
import { type Block, list, section } from '../document/block.ts';
import { line } from '../document/line.ts';
import { endingSoon, endingWords } from '../report-messages.ts';

/** Announces the waivers that expire soon; empty if there are none. */
export const endingWaivers = (report: Report): Block =>
  section(line`Waivers that expire soon`, [list(endingSoon(report).map(endingWords))]);
