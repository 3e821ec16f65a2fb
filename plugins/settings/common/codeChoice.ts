import { SETTING_DEFINITIONS } from './definitions';
import {
  formatDemoHash,
  parseDemoHash,
  resolveCodeChoice,
  type CodeChoice,
} from './hash';
import { getSettingsStore } from './store';

export const DEFAULT_CODE_CHOICE: CodeChoice = {
  variant: SETTING_DEFINITIONS.codeVariant.defaultValue,
  styling: SETTING_DEFINITIONS.codeStyling.defaultValue,
};

/** The choice that holds now; browser only. */
export function readCodeChoice(): CodeChoice {
  const store = getSettingsStore();
  return resolveCodeChoice(window.location.hash, {
    variant: store.get('codeVariant'),
    styling: store.get('codeStyling'),
  });
}

/** Calls back when the choice may have changed; returns the function that stops it. */
export function subscribeToCodeChoice(listener: () => void): () => void {
  const unsubscribe = getSettingsStore().subscribe(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('hashchange', listener);
  };
}

/**
 * Takes over the reader's choice and remembers it. A deep link in the address that said
 * otherwise is rewritten, or it would win over the choice.
 */
export function storeCodeChoice(choice: Partial<CodeChoice>): void {
  const store = getSettingsStore();
  const link = parseDemoHash(window.location.hash);
  if (link !== undefined) {
    const hash = formatDemoHash({
      demo: link.demo,
      ...(link.variant && { variant: choice.variant ?? link.variant }),
      ...(link.styling && { styling: choice.styling ?? link.styling }),
    });
    window.history.replaceState(window.history.state, '', hash);
  }
  if (choice.variant !== undefined) {
    store.set('codeVariant', choice.variant);
  }
  if (choice.styling !== undefined) {
    store.set('codeStyling', choice.styling);
  }
}
