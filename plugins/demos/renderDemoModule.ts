import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { highlight } from './highlight';
import { readDemoSource } from './readDemoSource';
import type { DemoFile } from './types';

/** Refuses a file that doesn't parse, with the place of the fault in the message. */
function assertParses(text: string, shownPath: string) {
  try {
    transformSync(text, {
      filename: shownPath,
      jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
      configFile: false,
      swcrc: false,
    });
  } catch (error) {
    // The compiler's own stack follows the places, and helps nobody here.
    const [places] = (error as Error).message.split('Caused by:', 1);
    throw new Error(
      `${shownPath}: the demo does not compile. Fix the syntax at the place shown, then "npm run typecheck" tells the rest.\n${places}`,
      { cause: error },
    );
  }
}

/** The demo's file as readers see it, highlighted. */
export function toDemoFile(text: string, shownPath: string): DemoFile {
  const { code, preview } = readDemoSource(text, shownPath);
  return {
    name: path.basename(shownPath),
    language: 'tsx',
    html: highlight(code, 'tsx'),
    ...(preview !== undefined && { previewHtml: highlight(preview, 'tsx') }),
  };
}

/**
 * Source text of the module behind `Demo.tsx?demo`.
 *
 * In development the module accepts its own updates and sends the new demo to the page
 * by an event, because the page holds what its import gave at first.
 *
 * @param filePath absolute path of the demo
 * @throws an Error led by the file, for a fault in the demo
 */
export function renderDemoModule(filePath: string): string {
  const shownPath = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const text = fs.readFileSync(filePath, 'utf8');
  assertParses(text, shownPath);
  return `import Component from ${JSON.stringify(`./${path.basename(filePath)}`)};
const files = ${JSON.stringify([toDemoFile(text, shownPath)])};
export { Component, files };
if (module.hot) {
  module.hot.accept();
  if (module.hot.data) {
    const { replaced } = module.hot.data;
    window.dispatchEvent(
      new CustomEvent('demo-update', { detail: { replaced, Component, files } }),
    );
  }
  module.hot.dispose((data) => { data.replaced = Component; });
}
`;
}
