import { createHash } from 'node:crypto';
import { collectInlineScripts } from '../collectInlineScripts';

const collect = (...texts: string[]) =>
  collectInlineScripts(
    texts.map((text, index) => ({ name: `${index}.html`, text })),
  );

it('collects each script once, the most frequent first', () => {
  const { scripts } = collect(
    '<script>once()</script><script>twice()</script><script>twice()</script>',
    '<script>twice()</script>',
  );
  expect(scripts).toMatchObject([
    { begins: 'twice()', pages: 2, firstPage: '0.html' },
    { begins: 'once()', pages: 1, firstPage: '0.html' },
  ]);
});

it('hashes the text as the browser does: every character between the tags', () => {
  const text = '\n if (a < b && "&amp;") { "<p>" }\n';
  const digest = createHash('sha256').update(text).digest('base64');
  expect(collect(`<script>${text}</script>`).scripts[0]?.hash).toBe(
    `sha256-${digest}`,
  );
});

it.each([
  ['<script>a()</script>', 1],
  ['<script type=module>a()</script>', 1],
  ['<script type="text/javascript">a()</script>', 1],
  ['<script type="speculationrules">{}</script>', 1],
  ['<script type="importmap">{}</script>', 1],
  ['<script type="application/ld+json">{}</script>', 0],
  ['<script src="/a.js"></script>', 0],
  ['<!-- <script>a()</script> -->', 0],
  ['<pre>&lt;script>a()&lt;/script></pre>', 0],
])('%s has %i scripts for the policy', (text, count) => {
  expect(collect(text).scripts).toHaveLength(count);
});

it.each([
  [
    '<button onclick="a()">',
    '0.html: <button onclick="a()"> is code in an attribute',
  ],
  ['<a href=" javascript:a()">', '<a href=" javascript:a()"> is code'],
])('%s is a fault', (text, fault) => {
  expect(collect(text).faults).toEqual([expect.stringContaining(fault)]);
});

it('finds no fault in what only looks like code', () => {
  const { faults } = collect(
    '<p data-onclick="a()" title="on click">onclick="a()"</p><a href="/javascript:">',
  );
  expect(faults).toEqual([]);
});
