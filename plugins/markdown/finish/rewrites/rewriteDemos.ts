import type { Element, ElementContent } from 'hast';
import { toPlaygroundPath } from '../../../demos';
import {
  findElements,
  getElements,
  getText,
  isElement,
  replaceElements,
  toCodeElement,
  toElement,
} from '../hast';
import type { MarkdownContext, Rewrite } from '../types';

const SAMPLE_DATA = /['"]\.\/(sample-data\/[\w-]+)['"]/g;

interface DemoFile {
  name: string;
  code: string;
}

/** The files of a demo: the page has a name above each where there are several. */
function readFiles(demo: Element, name: string): DemoFile[] {
  const details = findElements(demo, ({ tagName }) => tagName === 'details')[0];
  const files: DemoFile[] = [];
  let title = `${name}.tsx`;
  for (const child of details ? getElements(details) : []) {
    if (isElement(child, 'p')) {
      title = getText(child);
    } else if (isElement(child, 'pre')) {
      files.push({ name: title, code: getText(child) });
    }
  }
  return files;
}

/** Where the sample data is that the code imports: it is the portal's own, and shared. */
function toDataLinks(
  files: readonly DemoFile[],
  { repositoryUrl }: MarkdownContext,
): ElementContent[] {
  const names = files.flatMap(({ code }) =>
    [...code.matchAll(SAMPLE_DATA)].map(([, name]) => name!),
  );
  const links = [...new Set(names)].flatMap((name, index) => [
    ...(index === 0 ? [] : [', ']),
    toElement('a', [toElement('code', [`${name}.ts`])], {
      href: `${repositoryUrl}/blob/main/${name}.ts`,
    }),
  ]);
  return links.length === 0 ? [] : [toElement('p', links)];
}

function toDemoContent(demo: Element, context: MarkdownContext): ElementContent[] {
  const id = String(demo.properties.dataDemo);
  const files = readFiles(demo, id.slice(id.lastIndexOf('/') + 1));
  const label = toElement('a', [String(demo.properties.ariaLabel)], {
    href: `${context.siteUrl}${toPlaygroundPath(id)}`,
  });
  return [
    toElement('p', [label]),
    ...files.map(({ name, code }) =>
      toCodeElement(code, {
        language: name.slice(name.lastIndexOf('.') + 1),
        title: name,
      }),
    ),
    ...toDataLinks(files, context),
  ];
}

/**
 * A demo becomes a link to where it runs, and the code of all of its files: TypeScript, in
 * MUI System, as the page has it without script.
 */
export const rewriteDemos: Rewrite = (content, context) =>
  replaceElements(
    content,
    ({ properties }) => properties.dataDemo !== undefined,
    (demo) => toDemoContent(demo, context),
  );
