import { Prism } from 'prism-react-renderer';
import { deepenJsx } from '../deepenJsx';

function listTags(code: string, language: string): number {
  return Prism.tokenize(code, Prism.languages[language]!).filter(
    (part) => typeof part !== 'string' && part.type === 'tag',
  ).length;
}

const DEEP = '<Grid rows={rows} initialState={{ a: { b: { c: 1 } } }} hideFooter />';

beforeAll(() => deepenJsx(Prism.languages));

it.each(['jsx', 'tsx'])('knows an element with deep objects, in %s', (language) => {
  expect(listTags(DEEP, language)).toBe(1);
});

it('knows an element with a spread', () => {
  expect(listTags('<Grid {...{ a: { b: { c: { d: 1 } } } }} />', 'tsx')).toBe(1);
});

it('leaves comparisons and type parameters alone', () => {
  expect(listTags('const a = b < c && d > e; useState<Row>({});', 'tsx')).toBe(0);
});
