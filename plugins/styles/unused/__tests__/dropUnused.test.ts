import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { dropUnused } from '../dropUnused';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

function drop(css: string, from = INFIMA) {
  return postcss([dropUnused()]).process(css, { from }).css;
}

it.each([
  ['.avatar { color: red }', ''],
  ['.pills__item--active, .tabs { color: red }', '.tabs { color: red }'],
  ['.button-group > .button:not(:first-child) { color: red }', ''],
  ['.hero--dark { color: red }', ''],
  ['.hero__title, .hero__subtitle { color: red }', '.hero__title { color: red }'],
  ['.button { color: red }', '.button { color: red }'],
  ['.dropdown__menu { color: red }', ''],
  ['.margin--md, .margin-left--md { margin: 1px }', ''],
  [
    ':root { --ifm-badge-color: red; --ifm-button-color: red }',
    ':root { --ifm-button-color: red }',
  ],
  ['.margin-vert--lg { margin: 1px }', '.margin-vert--lg { margin: 1px }'],
])('leaves of %s: %s', (css, expected) => {
  expect(drop(css)).toBe(expected);
});

it('leaves other style sheets alone', () => {
  const css = '.avatar { color: red }';
  expect(drop(css, '/site/src/css/portal.css')).toBe(css);
});

/** As Docusaurus does it for all that comes from Infima. */
function wrapInLayer(root: Root) {
  const { nodes } = root.clone();
  root.removeAll();
  root.append({ type: 'atrule', name: 'layer', params: 'infima', nodes });
}

it('drops neighbors in a layer', () => {
  const { css } = postcss([wrapInLayer, dropUnused()]).process(
    '.avatar { top: 0 } .badge { top: 0 } .card { top: 0 } .tabs { top: 0 }',
    { from: INFIMA },
  );
  expect(css.match(/\.\w+/g)).toEqual(['.tabs']);
});

it('finds what it drops in the installed Infima', () => {
  const root = path.join(__dirname, '../../../..');
  const file = path.join(root, 'node_modules/infima/dist/css/default/default.css');
  const css = fs.readFileSync(file, 'utf8');
  const left = postcss([dropUnused()]).process(css, { from: file }).css;
  expect(css.length - left.length).toBeGreaterThan(4000);
});
