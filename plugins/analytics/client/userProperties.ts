import {
  readCodeChoice,
  subscribeToCodeChoice,
  getSettingsStore,
} from '@site/plugins/settings/common';

/** What is told of the reader: how they see the portal, and nothing else. */
export interface UserProperties {
  language: string;
  code_variant: string;
  code_styling: string;
  /** What the reader chose, which may be `system`. */
  color_scheme: string;
  /** What the operating system prefers. */
  system_color_scheme: 'light' | 'dark';
  device_pixel_ratio: number;
}

const DARK = '(prefers-color-scheme: dark)';

/** The properties that hold now; browser only. */
function readUserProperties(language: string): UserProperties {
  const { variant, styling } = readCodeChoice();
  return {
    language,
    code_variant: variant,
    code_styling: styling,
    color_scheme: getSettingsStore().get('mode'),
    system_color_scheme: window.matchMedia(DARK).matches ? 'dark' : 'light',
    device_pixel_ratio: window.devicePixelRatio,
  };
}

/** Calls back when the pixel ratio may have changed: a query holds for one ratio only. */
function subscribeToPixelRatio(listener: () => void): () => void {
  let query: MediaQueryList | undefined;
  const watch = () => {
    query?.removeEventListener('change', change);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', change);
  };
  function change() {
    watch();
    listener();
  }
  watch();
  return () => query?.removeEventListener('change', change);
}

/**
 * Tells the reader's properties, and tells them again when one has changed.
 *
 * @param tell is never given the same properties twice in a row
 * @returns the function that stops it
 */
export function watchUserProperties(
  language: string,
  tell: (properties: UserProperties) => void,
): () => void {
  let told = '';
  const update = () => {
    const properties = readUserProperties(language);
    const text = JSON.stringify(properties);
    if (text !== told) {
      told = text;
      tell(properties);
    }
  };
  const dark = window.matchMedia(DARK);
  dark.addEventListener('change', update);
  const unsubscribe = [
    subscribeToCodeChoice(update),
    subscribeToPixelRatio(update),
    () => dark.removeEventListener('change', update),
  ];
  update();
  return () => unsubscribe.forEach((stop) => stop());
}
