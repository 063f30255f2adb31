import { optionList } from './option-list.ts';
import type { OptionGrammar } from './options.ts';
import { uvSettings } from './variables/python.ts';
import { optionsOf } from './variables/space.ts';

/*
 * The options of uv that are no settings; those that are, are in its table. Sources: what its help prints
 * (`conformance/options/python.json`), and for those that it accepts without naming them (`--no-…` of a flag,
 * `--pre`) what it does with them.
 */

const own = '-w|--with= --from= --env-file= --directory= --project=';

/** The options of `uvx` and `uv tool run`. */
export const toolOptions: OptionGrammar = {
  options: optionsOf(uvSettings),
  own: optionList(own),
  hasNegations: true,
  settings: { space: uvSettings },
};

/** The options of `uv run`. */
export const runOptions: OptionGrammar = {
  ...toolOptions,
  own: optionList(`${own} -m|--module -s|--script --gui-script --package=`),
};
