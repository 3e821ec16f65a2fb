import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkMemberLinks } from './checks/memberLinks';

test('every link to the API reference leads to a page and a member', () => {
  const { count, faults } = checkMemberLinks('build');
  expect(count).toBeGreaterThan(1_000);
  expect(faults).toEqual([]);
});

test('broken links to the API reference are found out', () => {
  const build = test.info().outputPath('build');
  const files = {
    'x/bars.html':
      '<a href="/x/api/charts/bar#prop-size">1</a><a class=a href=/x/api/charts/bar#prop-width>2</a><a href="/x/api/charts/pie">3</a><a href="https://example.com/x/api/charts/pie">4</a><a href="/x/lines">5</a>',
    'zh/x/bars.html': '<a href="/zh/x/api/charts/bar#prop-size">1</a>',
    'x/api/charts/bar.html':
      '<tr data-a id="prop-size"></tr><a href="#prop-size">6</a><a href="#prop-gone">7</a>',
    'zh/x/api/charts/bar.html': '<tr id=prop-size></tr>',
  };
  for (const [name, html] of Object.entries(files)) {
    const file = path.join(build, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
  }
  const { count, faults } = checkMemberLinks(build);
  expect(count).toBe(6);
  expect(faults.sort()).toEqual([
    '/x/api/charts/bar: /x/api/charts/bar has no #prop-gone',
    '/x/bars: /x/api/charts/bar has no #prop-width',
    '/x/bars: there is no page /x/api/charts/pie',
  ]);
});
