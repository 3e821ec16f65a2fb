import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import {
  createFakeAssistant,
  readPrompt,
  type AssistantColumn,
} from '../fakeAssistant';

const column = (field: string, type = 'string', examples: unknown[] = []) => ({
  field,
  type,
  examples,
  allowedOperators: type === 'singleSelect' ? ['is', 'not'] : ['equals', '>', '<'],
});

const COLUMNS: AssistantColumn[] = [
  column('ship'),
  column('port', 'singleSelect', ['Oslo', 'St. John']),
  column('unitPrice', 'number', [4]),
  column('price', 'number', [5]),
];

describe('prompts', () => {
  it.each([
    ['Group by port', { grouping: [{ column: 'port' }] }],
    [
      'sort by unit price descending',
      { sorting: [{ column: 'unitPrice', direction: 'desc' }] },
    ],
    ['ships sorted by price', { sorting: [{ column: 'price', direction: 'asc' }] }],
    ['the lowest price', { sorting: [{ column: 'price', direction: 'asc' }] }],
    [
      'Top 3 by highest price',
      { select: 3, sorting: [{ column: 'price', direction: 'desc' }] },
    ],
    [
      'total price per port',
      { aggregation: { price: 'sum' }, grouping: [{ column: 'port' }] },
    ],
    ['average unit price', { aggregation: { unitPrice: 'avg' } }],
    [
      'prices above 2.5',
      { filters: [{ column: 'price', operator: '>', value: 2.5 }] },
    ],
    [
      'unit price under 9',
      { filters: [{ column: 'unitPrice', operator: '<', value: 9 }] },
    ],
    [
      'Ships in St. John',
      { filters: [{ column: 'port', operator: 'is', value: 'St. John' }] },
    ],
    [
      'pivot price by ship and port',
      {
        pivoting: {
          columns: [{ column: 'port', direction: 'asc' }],
          rows: ['ship'],
          values: [{ price: 'sum' }],
        },
      },
    ],
    [
      'chart price by port',
      {
        chart: { dimensions: ['port'], values: ['price'] },
        grouping: [{ column: 'port' }],
        aggregation: { price: 'sum' },
      },
    ],
  ])('reads %j', (prompt, changes) => {
    expect(readPrompt(prompt, COLUMNS)).toEqual({
      select: -1,
      filters: [],
      aggregation: {},
      sorting: [],
      grouping: [],
      pivoting: {},
      chart: null,
      ...changes,
    });
  });

  it('says what it understands', () => {
    expect(() => readPrompt('Hello', COLUMNS)).toThrowErrorMatchingInlineSnapshot(
      `"I found nothing to do in "Hello". Try "group by ship" or "sort by ship"."`,
    );
  });
});

describe('conversations', () => {
  it('begin without an id, and keep the one they get', async () => {
    const { resolvePrompt } = createFakeAssistant({ latency: 0 });
    const context = JSON.stringify(COLUMNS);
    const first = await resolvePrompt('group by port', context);
    expect(first.conversationId).toBe('talk-1');
    const next = await resolvePrompt('sort by ship', context, first.conversationId);
    expect(next.conversationId).toBe('talk-1');
    expect((await resolvePrompt('sort by ship', context)).conversationId).toBe(
      'talk-2',
    );
  });

  it('fit the Data Grid Premium', () => {
    const onPrompt: DataGridPremiumProps['onPrompt'] =
      createFakeAssistant().resolvePrompt;
    expect(onPrompt).toBeDefined();
  });
});
