import type { ApiLink } from '../types';
import type { JsDoc } from './jsDoc';

export interface ComponentDoc {
  description: string;
  demos: ApiLink[];
  deprecated?: string | true;
}

/** Components list their pages in their comment, under headings of a word and a colon. */
const SECTION = /^(Demos|Features|API):\s*$/;
const LIST_ITEM = /^\s*-\s+\[([^\]]+)\]\(([^)]+)\)\s*$/;

/** Takes the lists of pages out of a component's comment; that of API pages is dropped. */
export function readComponentDoc(doc: JsDoc | null): ComponentDoc {
  const demos: ApiLink[] = [];
  const prose: string[] = [];
  let section: string | undefined;
  for (const line of (doc?.description ?? '').split('\n')) {
    const [, heading] = SECTION.exec(line) ?? [];
    const [, title, url] = LIST_ITEM.exec(line) ?? [];
    if (heading) {
      section = heading;
    } else if (section && title && url) {
      if (section !== 'API') {
        demos.push({ title, url });
      }
    } else if (line.trim() !== '' || !section) {
      section = undefined;
      prose.push(line);
    }
  }
  return {
    description: prose.join('\n').trim(),
    demos,
    ...(doc?.deprecated && { deprecated: doc.deprecated }),
  };
}
