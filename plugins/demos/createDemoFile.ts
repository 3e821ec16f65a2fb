import path from 'node:path';
import { highlight } from './highlight';
import { memoizeFile } from './memoize';
import type { SourceFile } from './readDemoFiles';
import { readDemoSource, type DemoSource } from './readDemoSource';
import { toJavaScript } from './toJavaScript';
import type { CodeLanguage, CodeText, DemoFile } from './types';

const JAVASCRIPT_EXTENSIONS: Record<string, string> = {
  '.ts': '.js',
  '.tsx': '.jsx',
};

const convert = memoizeFile(({ text, shownPath }) => toJavaScript(text, shownPath));

/** The file's name and text without its types; a stylesheet as it is. */
export async function deriveJavaScript(
  file: SourceFile,
): Promise<DemoSource & { name: string }> {
  const extension = path.extname(file.name);
  const derived = JAVASCRIPT_EXTENSIONS[extension];
  if (derived === undefined) {
    return file;
  }
  const name = `${file.name.slice(0, -extension.length)}${derived}`;
  return { name, ...readDemoSource(await convert(file), file.shownPath) };
}

function toCodeText({
  name,
  code,
  preview,
}: DemoSource & { name: string }): CodeText {
  const language = path.extname(name).slice(1) as CodeLanguage;
  return {
    name,
    language,
    html: highlight(code, language),
    ...(preview !== undefined && { previewHtml: highlight(preview, language) }),
  };
}

/** A source file as readers see it, in both code variants, highlighted. */
export async function createDemoFile(file: SourceFile): Promise<DemoFile> {
  return { TS: toCodeText(file), JS: toCodeText(await deriveJavaScript(file)) };
}
