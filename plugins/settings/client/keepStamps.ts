import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import i18n from '@generated/i18n';
import { formatApiLayouts, joinLayouts } from '../common/apiLayouts';
import { readCodeChoice, subscribeToCodeChoice } from '../common/codeChoice';
import { stampReaderStyles } from '../common/readerStyles';
import { DARK } from '../common/shownMode';
import { stampSettings } from '../common/stamps';
import type { Stamps } from '../common/stampedValues';
import { getSettingsStore } from '../common/store';

/*
 * Keeps what the document carries of the settings in step with them, on every page and from
 * before hydration on. Before the first paint the script of firstPaint/ has stamped it.
 */

let stamped: Partial<Stamps> = {};

/** Stamps what has changed: what others write into the document in between is theirs. */
function stampChanges(): void {
  const { get } = getSettingsStore();
  const { variant, styling } = readCodeChoice();
  const settings: Stamps = {
    mode: get('mode'),
    direction: get('direction'),
    contentWidth: get('contentWidth'),
    dateLibrary: get('dateLibrary'),
    codeVariant: variant,
    codeStyling: styling,
    apiLayouts: formatApiLayouts(
      joinLayouts(get('apiLayouts'), window.location.search),
    ),
    search: window.location.search,
  };
  const changed = (Object.keys(settings) as (keyof Stamps)[]).filter(
    (key) => settings[key] !== stamped[key],
  );
  stampSettings(Object.fromEntries(changed.map((key) => [key, settings[key]])));
  if (stamped.direction === 'rtl' && settings.direction === 'ltr') {
    const { direction } = i18n.localeConfigs[i18n.currentLocale]!;
    document.documentElement.dir = direction;
  }
  stamped = settings;
}

function stampAll(): void {
  stampChanges();
  // Without MUI's theme the document keeps the colors that it has; the next change tries again.
  stampReaderStyles().catch((error: unknown) => console.warn(error));
}

function stampMode(): void {
  stampSettings({ mode: getSettingsStore().get('mode') });
}

/**
 * Takes back the language's direction, which Docusaurus writes with every page, before the
 * next paint. As it does so while React still renders, no component could be in time: on a
 * slow machine, a frame would show it.
 */
function keepRightToLeft(): void {
  if (document.documentElement.dir !== 'rtl') {
    stampSettings({ direction: getSettingsStore().get('direction') });
  }
}

if (ExecutionEnvironment.canUseDOM) {
  stampAll();
  subscribeToCodeChoice(stampAll);
  window.matchMedia(DARK).addEventListener('change', stampMode);
  new MutationObserver(keepRightToLeft).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });
}

/** The router changes the address, which may choose code and layouts, without an event. */
export function onRouteDidUpdate(): void {
  stampChanges();
}
