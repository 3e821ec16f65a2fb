import fs from 'node:fs';
import path from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { ROOT } from '../../faults/plantedSite';

const FOLDER = '.github/workflows';

const files = fs
  .readdirSync(path.join(ROOT, FOLDER))
  .map((file) => [file, fs.readFileSync(path.join(ROOT, FOLDER, file), 'utf8')]);

const { engines } = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as { engines: { node: string } };

/** What GitHub's own parser says of a workflow: keys, types, expressions, needed jobs. */
async function lint(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow(
    { name, content },
    new NoOperationTraceWriter(),
  );
  if (value !== undefined) {
    await convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({ message }) => message);
}

/** Actions of a workflow that are named by what somebody may move, such as `v4`. */
function findUnpinned(content: string): string[] {
  return [...content.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]
    .map(([, action]) => action!)
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
}

describe.each(files)('%s', (name, content) => {
  it('is a workflow', async () => {
    expect(await lint(name!, content!)).toEqual([]);
  });

  it('names each action by its commit, with the version that the update bot reads', () => {
    expect(findUnpinned(content!)).toEqual([]);
  });

  it('may read the repository, and nothing else', () => {
    expect(content).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(content).not.toMatch(/: write\b/);
  });
});

it('the checks find what is wrong', async () => {
  const [, content = ''] = files[0]!;
  const plant = (from: string | RegExp, to: string) => {
    const planted = content.replace(from, to);
    expect(planted).not.toBe(content);
    return planted;
  };
  const faults = await Promise.all(
    [
      plant('runs-on:', 'run-on:'),
      plant('matrix.language', 'matrix.language ||'),
      plant('needs: language', 'needs: languages'),
      plant('timeout-minutes: 30', 'timeout-minutes: long'),
    ].map(async (text) => (await lint('planted.yml', text)).length),
  );
  expect(faults.map((count) => count > 0)).toEqual([true, true, true, true]);
  expect(findUnpinned(plant(/@[0-9a-f]{40} # v[\d.]+/, '@v4'))).toHaveLength(1);
  expect(findUnpinned(plant(/ # v[\d.]+/, ''))).toHaveLength(1);
});

it('the portal is tested with the oldest supported Node.js and with the current one', () => {
  const versions = files.map(([name, content]) => [
    name,
    [...content!.matchAll(/node(?:-version)?: (\[.+\]|[\d.]+)$/gm)].map(
      ([, version]) => version,
    ),
  ]);
  const [, oldest] = /^\^(\d+\.\d+)/.exec(engines.node) ?? [];
  expect(Object.fromEntries(versions)).toEqual({
    'build.yml': ['24', '24'],
    'ci.yml': [`['${oldest}', '24']`],
    'nightly.yml': ['24'],
  });
});

it('the container builds with the current Node.js', () => {
  const text = fs.readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
  const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([
    expect.stringMatching(/^docker\.io\/library\/node:24-bookworm(?:@sha256:|$)/),
    expect.stringMatching(
      /^docker\.io\/library\/debian:bookworm-slim(?:@sha256:|$)/,
    ),
  ]);
});
