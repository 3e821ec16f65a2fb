import type { PageFacts } from './types';

/**
 * The head of a page's Markdown, as YAML. Texts stand in JSON's quotes, which are YAML's, so
 * that none is taken for something else.
 */
export function createFrontMatter({ status, ...facts }: PageFacts): string {
  const fields = Object.entries({
    ...facts,
    ...(status.length > 0 && { status }),
  }).filter(([, value]) => value !== undefined);
  const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
