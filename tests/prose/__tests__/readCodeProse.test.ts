import { readDemoProse, readLabelProse } from '../readCodeProse';
import { toPlainText } from '../toPlainText';
import type { Prose } from '../types';

const toWords = (prose: Prose | undefined) =>
  (prose ? toPlainText(prose).match(/\S+/g) : null)?.join(' ') ?? '';

function readDemo(code: string): { label: string; data: string } {
  const [label, data] = readDemoProse(code, 'docs/a/First.tsx');
  return { label: toWords(label), data: toWords(data) };
}

it.each([
  ['text of an element', '<p>Shown text {name} and more</p>', 'Shown text and more'],
  ['an attribute', '<A aria-label="Beds" />', 'Beds'],
  ['a choice', "<A title={on ? 'First' : 'Second'} />", 'First Second'],
  ['a template', '<A label={`Go to ${place} now`} />', 'Go to now'],
  ['a property', "const a = { headerName: 'In stock' };", 'In stock'],
])('reads %s as a label', (_, code, label) => {
  expect(readDemo(code)).toEqual({ label, data: '' });
});

it.each([
  ['a sentence', "const a = ['Cello bridge, blank'];", 'Cello bridge, blank'],
  ['one word', "const a = { part: 'bridge' };", ''],
  ['styles', "const a = { gridTemplate: 'auto one / two three' };", ''],
  ['a style in sx', "<A sx={{ inset: 'auto auto' }} />", ''],
  ['classes', '<A className="one two" />', ''],
  ['an import', "import a from 'one two';", ''],
  ['a type', "type A = 'one two';", ''],
  ['css', 'const A = css`color red`;', ''],
  ['what has brackets', "const a = 'repeat(auto fill)';", ''],
  ['a key', "const a = { 'one two': 1 };", ''],
])('takes %s for data: %s', (_, code, data) => {
  expect(readDemo(code)).toEqual({ label: '', data });
});

it('reads labels without the names of their placeholders', () => {
  const code =
    "export const en = { found: { one: '{counx} page found' }, a: `B c` }; export const pt = { a: 'D e' };";
  expect(toWords(readLabelProse(code, 'src/labels.ts'))).toBe('page found B c');
});
