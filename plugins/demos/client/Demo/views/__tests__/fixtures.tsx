import type { CodeText, DemoFile } from '../../../../types';
import type { DemoContext, LoadedDemo } from '../../types';

export const DEMO: DemoContext = {
  id: 'page/Cards',
  name: 'Cards',
  stylings: ['system', 'css'],
  height: 96,
  hideToolbar: false,
  codeOpen: false,
  frame: false,
};

/** A file that says its own name; a types-only one has no text in JavaScript. */
export function createFile(
  base: string,
  extensions: [CodeText['language'], CodeText['language']],
  text = base,
): DemoFile {
  const [ts, js] = extensions;
  return {
    TS: { name: `${base}.${ts}`, language: ts, html: `${base} in ${ts}` },
    JS: {
      name: `${base}.${js}`,
      language: js,
      html: text === '' ? '' : `${text} in ${js}`,
    },
  };
}

/** A styling of a demo of three files, the second of which holds types only. */
export function createLoaded(change: Partial<LoadedDemo> = {}): LoadedDemo {
  const entry = createFile('Cards', ['tsx', 'jsx']);
  return {
    Component: () => <p>The demo runs</p>,
    sourcePath: 'docs/page/Cards/Cards.tsx',
    files: [
      {
        TS: { ...entry.TS, previewHtml: 'marked TS' },
        JS: { ...entry.JS, previewHtml: 'marked JS' },
      },
      createFile('types', ['ts', 'js'], ''),
      createFile('rows', ['ts', 'js']),
    ],
    shared: [],
    previews: [],
    styling: 'system',
    LiveView: () => null,
    ServerView: () => null,
    wasOpen: false,
    updates: 0,
    ...change,
  };
}
