import { wait } from './wait';

/** What the Data Grid's prompt context says of a column. */
export interface AssistantColumn {
  field: string;
  type: string;
  examples: unknown[];
  allowedOperators: string[];
}

/** Changes of the grid's state, in the shape of its `PromptResponse`. */
export interface AssistantAnswer {
  conversationId: string;
  /** How many rows to select from the top, -1 for none. */
  select: number;
  filters: { column: string; operator: string; value: string | number }[];
  aggregation: Record<string, 'sum' | 'avg' | 'max'>;
  sorting: { column: string; direction: 'asc' | 'desc' }[];
  grouping: { column: string }[];
  pivoting:
    | {
        columns: { column: string; direction: 'asc' | 'desc' }[];
        rows: string[];
        values: Record<string, 'sum'>[];
      }
    | Record<string, never>;
  chart: { dimensions: string[]; values: string[] } | null;
}

/** "unitPrice" as users write it: "unit price". */
const toWords = (field: string) =>
  field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the columns whose names stand at the places of "(column)" in a pattern. */
function matchColumns(
  prompt: string,
  columns: readonly AssistantColumn[],
  pattern: string,
): RegExpMatchArray | null {
  const names = columns
    .map(({ field }) => toWords(field))
    .sort((a, b) => b.length - a.length)
    .map(escape);
  return prompt.match(
    new RegExp(`\\b${pattern.replaceAll('(column)', `(${names.join('|')})s?`)}\\b`),
  );
}

function readFilters(prompt: string, columns: readonly AssistantColumn[]) {
  const filters: AssistantAnswer['filters'] = [];
  const limit = matchColumns(
    prompt,
    columns,
    '(column)(?: is| are)? (above|over|more than|below|under|less than) ([\\d.]+)',
  );
  if (limit) {
    const [, name, word, number] = limit;
    const isLower = ['above', 'over', 'more than'].includes(word ?? '');
    const column = columns.find(({ field }) => toWords(field) === name)!;
    filters.push({
      column: column.field,
      operator: isLower ? '>' : '<',
      value: Number(number),
    });
  }
  for (const { field, type, examples, allowedOperators } of columns) {
    const example = examples.find(
      (value) =>
        type !== 'number' &&
        typeof value === 'string' &&
        new RegExp(`\\b${escape(value.toLowerCase())}s?\\b`).test(prompt),
    );
    if (typeof example === 'string') {
      const operator = allowedOperators.includes('is') ? 'is' : 'equals';
      filters.push({ column: field, operator, value: example });
    }
  }
  return filters;
}

/**
 * Reads a prompt by a few fixed phrases: "group by", "sort by", "highest", "top 3",
 * "total", "average", "above 20", "pivot … by … and …", "chart … by …", and the example
 * values of columns. It stands for a language model, which understands more.
 *
 * @param prompt what the user wrote
 * @param columns what the prompt context says
 * @throws an Error with examples when it finds none of them
 */
export function readPrompt(
  prompt: string,
  columns: readonly AssistantColumn[],
): Omit<AssistantAnswer, 'conversationId'> {
  const text = prompt.toLowerCase();
  const match = (pattern: string) =>
    (matchColumns(text, columns, pattern) ?? [])
      .slice(1)
      .map(
        (name) =>
          columns.find(({ field }) => toWords(field) === name)?.field ?? name,
      );

  const filters = readFilters(text, columns);
  const aggregation: AssistantAnswer['aggregation'] = {};
  const sorting: AssistantAnswer['sorting'] = [];
  const grouping = match('(?:group(?:ed)? by|per|for each) (column)').map(
    (column) => ({
      column,
    }),
  );

  const [sorted, direction] = match('sort(?:ed)? by (column)( descending)?');
  if (sorted) {
    sorting.push({ column: sorted, direction: direction ? 'desc' : 'asc' });
  }
  const [superlative, extreme] = match('(highest|lowest|largest|smallest) (column)');
  if (extreme) {
    const isHigh = superlative === 'highest' || superlative === 'largest';
    sorting.push({ column: extreme, direction: isHigh ? 'desc' : 'asc' });
  }
  const [sum] = match('(?:total|sum of) (column)');
  if (sum) {
    aggregation[sum] = 'sum';
  }
  const [average] = match('average (column)');
  if (average) {
    aggregation[average] = 'avg';
  }

  const [value, row, column] = match('pivot (column) by (column) and (column)');
  const pivoting: AssistantAnswer['pivoting'] =
    value && row && column
      ? {
          columns: [{ column, direction: 'asc' }],
          rows: [row],
          values: [{ [value]: 'sum' }],
        }
      : {};
  const [charted, dimension] = match('chart (column) by (column)');
  const chart =
    charted && dimension ? { dimensions: [dimension], values: [charted] } : null;
  if (charted && dimension) {
    grouping.push({ column: dimension });
    aggregation[charted] = 'sum';
  }

  const top = text.match(/\btop (\d+)\b/)?.[1];
  const answer = {
    select: top ? Number(top) : -1,
    filters,
    aggregation,
    sorting,
    grouping,
    pivoting,
    chart,
  };
  const isEmpty =
    filters.length + sorting.length + grouping.length === 0 &&
    Object.keys({ ...aggregation, ...pivoting }).length === 0 &&
    top === undefined;
  if (isEmpty) {
    const [first] = columns.map(({ field }) => toWords(field));
    throw new Error(
      `I found nothing to do in "${prompt}". Try "group by ${first}" or "sort by ${first}".`,
    );
  }
  return answer;
}

/**
 * Creates an assistant that answers prompts in the browser.
 * Its method is async: it resolves after the latency, or is rejected with an Error.
 *
 * @param latency how long an answer takes, in milliseconds
 */
export function createFakeAssistant({ latency = 600 }: { latency?: number } = {}) {
  let conversations = 0;
  return {
    /** Takes what `onPrompt` of the Data Grid gets. */
    resolvePrompt: async (
      prompt: string,
      context: string,
      conversationId?: string,
    ): Promise<AssistantAnswer> => {
      await wait(latency);
      const described = JSON.parse(context) as AssistantColumn[];
      // Without the columns that the grid adds itself, such as that of groups.
      const columns = described.filter(({ field }) => !field.startsWith('__'));
      const changes = readPrompt(prompt, columns);
      conversations += conversationId ? 0 : 1;
      return {
        ...changes,
        conversationId: conversationId ?? `talk-${conversations}`,
      };
    },
  };
}
