import {
  localTextStorage,
  readCookie,
  visitTextStorage,
} from '../../../src/utils/storage';
import {
  formatApiLayouts,
  joinLayouts,
  parseApiLayouts,
} from '../common/apiLayouts';
import { resolveCodeChoice } from '../common/hash';
import {
  MODE_STORAGE_NAME,
  STAMPED_VALUES,
  type Mode,
  type Stamps,
} from '../common/stampedValues';
import { VISIT_STORAGE_NAME } from '../common/visit';

/** The first of some texts that is a value of the setting, else its default. */
function choose<Key extends keyof typeof STAMPED_VALUES>(
  key: Key,
  ...texts: (string | null)[]
): Stamps[Key] {
  const values: readonly (string | null)[] = STAMPED_VALUES[key];
  const found = texts.find((text) => values.includes(text)) ?? values[0];
  return found as Stamps[Key];
}

/** The mode that is stored, whatever holds for this visit. */
export function readStoredMode(): Mode {
  return choose('mode', localTextStorage.read(MODE_STORAGE_NAME));
}

/**
 * The settings as the store will have them: what the address asks for comes first, then a
 * link that was followed earlier in this visit, then what is stored.
 */
export function readSettings(): Stamps {
  const { read } = localTextStorage;
  const links = [
    window.location.search,
    visitTextStorage.read(VISIT_STORAGE_NAME) ?? '',
  ].map((query) => new URLSearchParams(query));
  const ask = (name: string) => links.map((link) => link.get(name));
  const { variant, styling } = resolveCodeChoice(window.location.hash, {
    variant: choose('codeVariant', readCookie('codeVariant')),
    styling: choose('codeStyling', readCookie('codeStyling')),
  });
  return {
    mode: choose('mode', ...ask('mode'), read(MODE_STORAGE_NAME)),
    direction: choose('direction', ...ask('direction'), read('direction')),
    contentWidth: choose('contentWidth', ...ask('width'), read('contentWidth')),
    dateLibrary: choose('dateLibrary', read('dateLibrary')),
    codeVariant: variant,
    codeStyling: styling,
    apiLayouts: formatApiLayouts(
      joinLayouts(parseApiLayouts(read('apiLayouts') ?? ''), window.location.search),
    ),
    search: window.location.search,
  };
}
