import ts from 'typescript';
import { readJsDoc } from '../extract/jsDoc';

function readDoc(comment: string, scriptKind = ts.ScriptKind.TS) {
  const text = `/**\n${comment.trim().replace(/^/gm, ' * ')}\n */\nlet member;`;
  const file = ts.createSourceFile(
    'f',
    text,
    ts.ScriptTarget.ESNext,
    true,
    scriptKind,
  );
  const [statement] = file.statements;
  return statement ? readJsDoc(statement) : null;
}

describe('readJsDoc', () => {
  it.each([
    ['code', '@example\nconst a = useA();', ['```tsx\nconst a = useA();\n```']],
    [
      'code on the line of the tag',
      "@example Api<'bar'>",
      ["```tsx\nApi<'bar'>\n```"],
    ],
    [
      'several, one with a sentence',
      "@example Api<'bar'>\nElse take the other.\n@example Api<'b'>",
      ["```tsx\nApi<'bar'>\n```\n\nElse take the other.", "```tsx\nApi<'b'>\n```"],
    ],
    [
      'fences',
      '@example\nDo this:\n```ts\na();\n```',
      ['Do this:\n```ts\na();\n```'],
    ],
    ['nothing', '@example', undefined],
  ])('reads examples with %s', (_, comment, expected) => {
    expect(readDoc(`Text.\n${comment}`)?.examples).toEqual(expected);
  });

  it('returns null for a declaration without a comment', () => {
    const file = ts.createSourceFile('f.ts', 'let x;', ts.ScriptTarget.ESNext, true);
    expect(readJsDoc(file.statements[0]!)).toBeNull();
  });

  it.each([
    ['plain', 'Shows the toolbar.', 'Shows the toolbar.'],
    [
      'several lines and a list',
      'One of:\n- `a`: first\n- `b`: second',
      'One of:\n- `a`: first\n- `b`: second',
    ],
    [
      'a reference to a name',
      'Of type [[GridColDef]][].',
      'Of type [[GridColDef]][].',
    ],
    [
      'a link with a text',
      'Read {@link https://mui.com/x/#a the docs} first.',
      'Read [the docs](https://mui.com/x/#a) first.',
    ],
    [
      'a link without a text',
      'Read {@link https://mui.com/x}.',
      'Read [https://mui.com/x](https://mui.com/x).',
    ],
    ['a link to a symbol', 'Like {@link GridColDef}.', 'Like `GridColDef`.'],
    [
      'a see tag',
      'Highlights.\n@see See {@link https://mui.com/x/h highlighting} for more.',
      'Highlights.\n\nSee [highlighting](https://mui.com/x/h) for more.',
    ],
    [
      'a see tag with an address',
      'Highlights.\n@see https://mui.com/x/h',
      'Highlights.\n\nhttps://mui.com/x/h',
    ],
  ])('reads a description with %s', (_, comment, description) => {
    expect(readDoc(comment)).toEqual({ description, isIgnored: false });
  });

  it.each([
    ['a literal', '@default false', 'false'],
    ['an empty object', '@default {}', '{}'],
    ['an at sign', "@default '@media (pointer: fine)'", "'@media (pointer: fine)'"],
    ['several lines', '@default {\n  a: 1,\n}', '{ a: 1, }'],
    ['another spelling', '@defaultValue 1', '1'],
  ])('reads a default of %s', (_, comment, value) => {
    expect(readDoc(`Text.\n${comment}`)?.default).toBe(value);
  });

  it.each([
    ['no reason', 'Text.\n@deprecated', { description: 'Text.', deprecated: true }],
    [
      'a reason',
      'Text.\n@deprecated Use `b`\ninstead.',
      { description: 'Text.', deprecated: 'Use `b` instead.' },
    ],
    [
      'the description in the lines after the reason',
      '@deprecated Use `b` instead.\nThe size\nin pixels.',
      { description: 'The size\nin pixels.', deprecated: 'Use `b` instead.' },
    ],
  ])('reads a deprecation with %s', (_, comment, expected) => {
    expect(readDoc(comment)).toEqual({ ...expected, isIgnored: false });
  });

  it('marks what is to be ignored', () => {
    expect(readDoc('Text.\n@ignore - do not document')?.isIgnored).toBe(true);
  });

  it.each([
    ['typings', ts.ScriptKind.TS],
    ['scripts', ts.ScriptKind.JS],
  ])('reads a signature from %s, with the members of an object', (_, scriptKind) => {
    const comment = [
      'Text.',
      '@param {object} params Of the call.',
      '@param {GridRowId[]} params.ids - The rows.',
      '@param {{ a: string }} details Of the event.',
      '@returns {Promise<any>} When done.',
    ].join('\n');
    expect(readDoc(comment, scriptKind)?.signature).toEqual({
      params: [
        { name: 'params', type: 'object', description: 'Of the call.' },
        { name: 'params.ids', type: 'GridRowId[]', description: 'The rows.' },
        { name: 'details', type: '{ a: string }', description: 'Of the event.' },
      ],
      returns: { type: 'Promise<any>', description: 'When done.' },
    });
  });

  it('reads the block that stands nearest', () => {
    const text = '/** Header. */\n/** Own. */\nlet member;';
    const file = ts.createSourceFile('f.ts', text, ts.ScriptTarget.ESNext, true);
    expect(readJsDoc(file.statements[0]!)?.description).toBe('Own.');
  });
});
