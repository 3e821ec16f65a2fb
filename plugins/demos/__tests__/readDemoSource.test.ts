import { readDemoSource } from '../readDemoSource';

function demo(...body: string[]) {
  return ['export default function Bars() {', ...body, '}', ''].join('\n');
}

describe('readDemoSource', () => {
  it('shows the whole file where no region is marked', () => {
    expect(readDemoSource(demo('  return null;'), 'docs/page/Bars.tsx')).toEqual({
      code: 'export default function Bars() {\n  return null;\n}',
    });
  });

  it('takes out the marks and unindents the region', () => {
    const source = readDemoSource(
      demo(
        '  // #region preview',
        '  const rows = [',
        '    1,',
        '  ];',
        '  // #endregion preview',
        '  return rows;',
      ),
      'Bars.tsx',
    );
    expect(source.preview).toBe('const rows = [\n  1,\n];');
    expect(source.code).not.toContain('#');
    expect(source.code).toContain('  const rows = [\n    1,');
  });

  it('knows the marks inside JSX', () => {
    const source = readDemoSource(
      demo(
        '  return (',
        '    <p>',
        '      {/* #region preview */}',
        '      Text',
        '',
        '      more',
        '      {/* #endregion preview */}',
        '    </p>',
        '  );',
      ),
      'Bars.tsx',
    );
    expect(source.preview).toBe('Text\n\nmore');
  });

  it.each([
    ['a statement', 'const a = [1];'],
    ['elements', '<li>One</li>\n<li>Two</li>'],
    ['attributes', 'rows={rows}\nonRowClick={() => open()}'],
    ['fields', 'field: "a",\nwidth: 80,'],
    ['statements of a function', 'const rows = await load();\nreturn rows;'],
  ])('takes %s for a preview', (_, preview) => {
    const text = `// #region preview\n${preview}\n// #endregion preview\n`;
    expect(readDemoSource(text, 'Bars.tsx').preview).toBe(preview);
  });

  it.each([
    ['an open bracket', '', 'const rows = [', '1];'],
    ['a closing bracket', 'const rows = [', '];\nconst a = 1;', ''],
    ['an open tag', 'list =', '<ul>\n<li>One</li>', '</ul>;'],
  ])('refuses a preview with %s', (_, before, preview, after) => {
    const text = [
      before,
      '// #region preview',
      preview,
      '// #endregion preview',
      after,
    ];
    expect(() => readDemoSource(text.join('\n'), 'docs/page/Bars.tsx')).toThrow(
      'docs/page/Bars.tsx:2: the preview cuts through code',
    );
  });

  it('leaves code that is wrong as a whole to the compiler', () => {
    const text = '// #region preview\nconst rows = [\n// #endregion preview\n';
    expect(readDemoSource(text, 'Bars.tsx').preview).toBe('const rows = [');
  });

  it.each([
    ['an open region', ['  // #region preview', '  const a = 1;']],
    ['a closed region', ['  const a = 1;', '  // #endregion preview']],
    ['an empty region', ['  // #region preview', '  // #endregion preview']],
    [
      'a region the wrong way round',
      ['  // #endregion preview', '  const a = 1;', '  // #region preview'],
    ],
    [
      'two regions',
      [
        '  // #region preview',
        '  const a = 1;',
        '  // #endregion preview',
        '  // #region preview',
        '  const b = 1;',
        '  // #endregion preview',
      ],
    ],
  ])('refuses %s', (_, body) => {
    expect(() => readDemoSource(demo(...body), 'docs/page/Bars.tsx')).toThrow(
      /^docs\/page\/Bars\.tsx: a preview region is one/,
    );
  });
});
