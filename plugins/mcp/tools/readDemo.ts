import { z } from 'zod';
import { toJavaScript } from '../../demos';
import { pickName, type Build } from '../openBuild';

export const inputSchema = {
  page: z
    .string()
    .min(1)
    .describe('Page of the demo, such as /x/react-data-grid/sorting'),
  demo: z
    .string()
    .optional()
    .describe('Its name; without one, the demos of the page are listed'),
  language: z.enum(['ts', 'js']).default('ts').describe('TypeScript or JavaScript'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

interface DemoFile {
  name: string;
  code: string;
}

/** A demo's link in a page's Markdown, and the files that follow it. */
const DEMO =
  /^\[[^\]]*?(?<name>[A-Z]\w*)\]\([^)]*\/playground\/[^)]*\)\n+(?<files>(?:```\w+ title="[^"]+"\n[\s\S]*?\n```\n*)+)/gm;

const FILE = /^```\w+ title="(?<name>[^"]+)"\n(?<code>[\s\S]*?)\n```$/gm;

function listDemos(markdown: string): Map<string, DemoFile[]> {
  return new Map(
    [...markdown.matchAll(DEMO)].map(({ groups }) => [
      groups!.name!,
      [...groups!.files!.matchAll(FILE)].map(
        (file) => file.groups as unknown as DemoFile,
      ),
    ]),
  );
}

async function convert({ name, code }: DemoFile): Promise<DemoFile> {
  return /\.tsx?$/.test(name)
    ? {
        name: name.replace(/\.ts(x?)$/, '.js$1'),
        code: await toJavaScript(code, name),
      }
    : { name, code };
}

/** The files of a demo, in TypeScript as they were written or in the JavaScript made of it. */
export async function run(build: Build, { page, demo, language }: Input) {
  const demos = listDemos(await build.readPage(page, 'en'));
  if (demo === undefined || demos.size === 0) {
    return demos.size === 0
      ? 'The page has no demos.'
      : `The demos of the page: ${[...demos.keys()].join(', ')}.`;
  }
  const files = pickName('demo', demo, demos);
  const shown = language === 'js' ? await Promise.all(files.map(convert)) : files;
  return shown.map(({ name, code }) => `// ${name}\n${code.trim()}\n`).join('\n');
}
