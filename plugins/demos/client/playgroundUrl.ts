import {
  type CodeStyling,
  LINK_NAMES,
  parseLinkQuery,
  toLinkQuery,
  type LinkSettings,
} from '@site/plugins/settings/common';
import { toPlaygroundPath } from '../common/playgroundPath';

/** How a demo is to be shown alone; what is absent follows the reader's settings. */
export interface PlaygroundOptions extends LinkSettings {
  styling?: CodeStyling;
}

/** From a demo alone to the page that has it in a frame: it listens. */
export interface PlaygroundReady {
  type: 'ready';
}

/** From a demo alone that is to fill its window, and has a chart of a fixed height in it. */
export interface PlaygroundContent {
  type: 'content';
  /** Height of the demo with its margins, in pixels. */
  height: number;
}

/** From a page to a demo alone in one of its frames. */
export interface PlaygroundMessage {
  type: 'settings';
  /** All that are known: an absent color is the site's. */
  settings: LinkSettings;
}

const STYLINGS: readonly string[] = ['system', 'tailwind', 'css'];

/** The address of a demo alone. */
export function toPlaygroundUrl(
  id: string,
  { styling, ...link }: PlaygroundOptions = {},
): string {
  const parts = [styling && `styling=${styling}`, toLinkQuery(link)];
  const query = parts.filter(Boolean).join('&');
  return `${toPlaygroundPath(id)}${query === '' ? '' : `?${query}`}`;
}

/**
 * Reads the options of such an address.
 *
 * @param query with or without its `?`
 * @returns the valid options, and for each faulty one a sentence that says what can
 *   stand there
 */
export function parsePlaygroundQuery(query: string): {
  options: PlaygroundOptions;
  faults: string[];
} {
  const { link, faults: linkFaults } = parseLinkQuery(query);
  const options: PlaygroundOptions = link;
  const names = ['styling', ...LINK_NAMES];
  const faults = linkFaults.map(
    ({ name, value, accepted }) => `${name}=${value} is none of: ${accepted}.`,
  );
  for (const [name, value] of new URLSearchParams(query)) {
    if (!names.includes(name)) {
      faults.push(`"${name}" is none of: ${names.join(', ')}.`);
    } else if (name === 'styling' && STYLINGS.includes(value)) {
      options.styling = value as CodeStyling;
    } else if (name === 'styling') {
      faults.push(`styling=${value} is none of: ${STYLINGS.join(', ')}.`);
    }
  }
  return { options, faults };
}
