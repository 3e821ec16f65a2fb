import { readComponentDoc } from '../extract/createComponent';

const read = (...lines: string[]) =>
  readComponentDoc({ description: lines.join('\n'), isIgnored: false });

describe('readComponentDoc', () => {
  it('takes the lists of pages out of the description', () => {
    expect(
      read(
        'A chart.',
        '',
        'Demos:',
        '',
        '- [Bars](https://mui.com/x/bars/)',
        '- [Stacking](https://mui.com/x/stacking/)',
        '',
        'API:',
        '',
        '- [BarChart API](https://mui.com/x/api/bar-chart/)',
      ),
    ).toEqual({
      description: 'A chart.',
      demos: [
        { title: 'Bars', url: 'https://mui.com/x/bars/' },
        { title: 'Stacking', url: 'https://mui.com/x/stacking/' },
      ],
    });
  });

  it('keeps a list that stands under no heading', () => {
    expect(read('Shows:', '- [a](b)', '- c').description).toBe(
      'Shows:\n- [a](b)\n- c',
    );
  });

  it('keeps the deprecation and stands for a component without a comment', () => {
    expect(
      readComponentDoc({ description: '', deprecated: 'Use B.', isIgnored: false }),
    ).toEqual({ description: '', demos: [], deprecated: 'Use B.' });
    expect(readComponentDoc(null)).toEqual({ description: '', demos: [] });
  });
});
