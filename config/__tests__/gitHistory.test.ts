import childProcess, { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  getLastChange,
  hasGitHistory,
  listChangesSinceRelease,
} from '../gitHistory';

let root: string;

let date = '2019-01-01T00:00:00Z';

function git(dir: string, ...args: string[]) {
  execFileSync('git', args, {
    cwd: path.join(root, dir),
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}

function commit(dir: string, message: string) {
  git(
    dir,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--allow-empty',
    '-m',
    message,
  );
}

function writeAndCommit(file: string, day: string) {
  date = `${day}T00:00:00Z`;
  fs.writeFileSync(path.join(root, 'whole', file), file);
  git('whole', 'add', file);
  commit('whole', file);
}

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  fs.mkdirSync(path.join(root, 'whole/docs'), { recursive: true });
  fs.mkdirSync(path.join(root, 'copy'));
  git('whole', 'init');
  commit('whole', 'first');
  commit('whole', 'second');
  writeAndCommit('docs/old.txt', '2020-01-01');
  writeAndCommit('docs/new.txt', '2021-01-01');
  git('.', 'clone', '--depth', '1', `file://${path.join(root, 'whole')}`, 'shallow');
  git('.', 'clone', 'whole', 'released');
  git('released', 'tag', 'v1', 'HEAD~1');
  git('.', 'clone', 'released', 'edited');
  fs.writeFileSync(path.join(root, 'edited/docs/old.txt'), 'edited');
  git('.', 'clone', 'whole', 'unreleased');
  for (let count = 0; count < 30; count += 1) {
    commit('unreleased', 'later');
  }
  fs.writeFileSync(path.join(root, 'unreleased/docs/old.txt'), 'edited');
});

afterAll(() => fs.rmSync(root, { recursive: true }));

describe('getLastChange', () => {
  it.each([
    ['whole', ['docs/old.txt'], '2020-01-01'],
    ['whole', ['docs/old.txt', 'docs/new.txt'], '2021-01-01'],
    ['whole', ['docs'], '2021-01-01'],
    ['whole', ['docs/old.txt', 'docs/none.txt'], '2020-01-01'],
    ['whole', ['docs/none.txt'], undefined],
    ['shallow', ['docs/old.txt'], undefined],
    ['copy', ['docs/old.txt'], undefined],
  ])('in %s of %j is %s', (dir, paths, day) => {
    const expected = day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`);
    expect(getLastChange(path.join(root, dir), paths)).toBe(expected);
  });
});

describe('listChangesSinceRelease', () => {
  it.each([
    ['released', ['docs/new.txt']],
    ['edited', ['docs/new.txt', 'docs/old.txt']],
    // Without a release, what is older than the last 30 commits is left out.
    ['unreleased', ['docs/old.txt']],
    ['whole', []],
    ['shallow', []],
    ['copy', []],
  ])('in %s is %j', (dir, files) => {
    expect(listChangesSinceRelease(path.join(root, dir))).toEqual(files);
  });
});

describe('hasGitHistory', () => {
  it.each([
    ['whole', true],
    ['whole/docs', true],
    ['whole/.git', false],
    ['shallow', false],
    ['copy', false],
  ])('in %s is %s', (dir, expected) => {
    expect(hasGitHistory(path.join(root, dir))).toBe(expected);
  });

  it('is false where there is no git', () => {
    jest.spyOn(childProcess, 'execFileSync').mockImplementation(() => {
      throw Object.assign(new Error('spawnSync git ENOENT'), { code: 'ENOENT' });
    });
    expect(hasGitHistory(path.join(root, 'whole'))).toBe(false);
  });
});
