import { measurePages } from '../measurePages';

const tree = [
  { route: '/x/a', title: 'A', demos: 2, identifiers: ['sort', 'filter', 'page'] },
  { route: '/x/b', title: 'B', demos: 1, identifiers: ['sort'] },
];

it('counts the demos and finds the identifiers that a page lacks', () => {
  const contents = [
    { route: '/x', demos: 4, text: 'beyond the tree' },
    { route: '/x/a', demos: 3, text: 'Use `sort`.' },
  ];
  expect(measurePages(tree, contents, { '/x/a': { page: 'internal' } })).toEqual([
    {
      route: '/x/a',
      demos: 3,
      expectedDemos: 2,
      covered: 1,
      expectedIdentifiers: 3,
      uncovered: [
        { identifier: 'filter', reason: undefined },
        { identifier: 'page', reason: 'internal' },
      ],
    },
  ]);
});
