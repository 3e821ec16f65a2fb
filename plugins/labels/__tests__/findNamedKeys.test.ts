import { findNamedKeys } from '../findNamedKeys';

const KEYS = ['a.one', 'a.two', 'a.twoTitle', 'b.one', 'b.deep.one'];

it.each([
  ['a call', "t('a.one')", ['a.one']],
  ['double quotes', 't("a.one")', ['a.one']],
  ['a map', "const KEYS = { x: 'b.one', y: 'a.two' };", ['a.two', 'b.one']],
  ['a template with an end', 't(`a.${name}`)', ['a.one', 'a.two', 'a.twoTitle']],
  ['a template with a middle', 't(`a.${name}Title`)', ['a.twoTitle']],
  ['a template with a beginning', 't(`${group}.one`)', ['a.one', 'b.one']],
  ['a deep key', "t('b.deep.one')", ['b.deep.one']],
])('%s names keys', (_, code, expected) => {
  expect(findNamedKeys(code, KEYS)).toEqual(expected);
});

it.each([
  ['a longer text', "import './a.one.css';"],
  ['an unknown key', "t('a.three')"],
  ['a template of other signs', 'fetch(`/a.${name}`)'],
  ['a point that is another sign', "t('a-one')"],
  ['a template that could become any key', 'parameters.get(`${list}.${name}`)'],
])('%s names none', (_, code) => {
  expect(findNamedKeys(code, KEYS)).toEqual([]);
});
