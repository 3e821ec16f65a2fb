/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import DateLibrary from '..';

const CSS = fs.readFileSync(path.join(__dirname, '../styles.module.css'), 'utf8');

/** The rules as the browser gets them; a test has the class names as they are written. */
const style = document.createElement('style');
style.textContent = CSS.replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1');
document.head.append(style);

afterEach(() => {
  delete document.documentElement.dataset.dateLibrary;
});

it.each([
  [undefined, ['dayjs', 'dayjs moment']],
  ['dayjs', ['dayjs', 'dayjs moment']],
  ['date-fns', ['date-fns']],
  ['luxon', ['luxon']],
  ['moment', ['dayjs moment']],
])('with the stamp %s the texts for %j are seen', (stamp, expected) => {
  if (stamp !== undefined) {
    document.documentElement.dataset.dateLibrary = stamp;
  }
  const { container } = render(
    ['dayjs', 'date-fns', 'luxon', 'dayjs moment'].map((only) => (
      <DateLibrary key={only} only={only}>
        {only}
      </DateLibrary>
    )),
  );
  const seen = [...container.children].filter(
    (element) => getComputedStyle(element).display !== 'none',
  );
  expect(seen.map(({ textContent }) => textContent)).toEqual(expected);
});

it.each([
  [false, 'DIV'],
  [true, 'SPAN'],
])('inline %s is a %s', (inline, tag) => {
  const { container } = render(
    <DateLibrary only="luxon" inline={inline}>
      text
    </DateLibrary>,
  );
  expect(container.firstElementChild?.tagName).toBe(tag);
});
