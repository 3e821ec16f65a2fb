import { withoutParameters } from '@site/src/utils/withoutParameters';
import { PLANS } from '../../common/plans';
import { ANY, EVERYTHING, type RowOrder, type RowQuery } from './rows';
import type { ToolbarOptions } from './Toolbar';

const ORDERS: readonly RowOrder[] = ['given', 'required', 'name', 'plan'];

/** What can be asked of a list, as far as an address may say it. */
type Askable = Pick<ToolbarOptions, 'kinds' | 'choices'>;

function findIn<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}

/** The choices of an address, of the members and literals that there are. */
function parseChoices(
  get: (name: string) => string | null,
  { choices = [] }: Askable,
): RowQuery['choices'] {
  return Object.fromEntries(
    choices.flatMap(({ member, values, mayBeAbsent }) => {
      const valid = mayBeAbsent ? ['', ...values] : values;
      const value = findIn(valid, get(`with.${member}`));
      return value === undefined ? [] : [[member, value]];
    }),
  );
}

/**
 * What an address asks of a list. A value that means nothing asks for nothing.
 *
 * @param search the query of the address, such as `?props.filter=row&props.order=name`
 * @param list the list's name, which its parameters begin with
 */
export function parseRowQuery(
  search: string,
  list: string,
  options: Askable,
): RowQuery {
  const parameters = new URLSearchParams(search);
  const get = (name: string) => parameters.get(`${list}.${name}`);
  const kinds = options.kinds?.map(([kind]) => kind) ?? [];
  return {
    text: get('filter') ?? EVERYTHING.text,
    plan: findIn(PLANS, get('plan')) ?? EVERYTHING.plan,
    kind: findIn(kinds, get('kind')) ?? EVERYTHING.kind,
    isRequiredOnly: get('required') === 'only',
    hidesDeprecated: get('deprecated') === 'hidden',
    choices: parseChoices(get, options),
    order: findIn(ORDERS, get('order')) ?? EVERYTHING.order,
  };
}

/** The parameters of a query, without those that ask for nothing. */
function toParameters(query: RowQuery): [name: string, value: string][] {
  const { text, plan, kind, order, isRequiredOnly, hidesDeprecated, choices } =
    query;
  const all: [string, string, boolean][] = [
    ['filter', text, text !== EVERYTHING.text],
    ['plan', plan, plan !== EVERYTHING.plan],
    ['kind', kind, kind !== EVERYTHING.kind],
    ['required', 'only', isRequiredOnly],
    ['deprecated', 'hidden', hidesDeprecated],
    ['order', order, order !== EVERYTHING.order],
    ...Object.entries(choices).map(([member, value]): [string, string, boolean] => [
      `with.${member}`,
      value,
      value !== ANY,
    ]),
  ];
  return all.flatMap(([name, value, isAsked]) => (isAsked ? [[name, value]] : []));
}

/**
 * The query of the address that asks this of a list. Parameters of others stay.
 *
 * @param search the query of the address so far
 */
export function formatRowQuery(
  search: string,
  list: string,
  query: RowQuery,
): string {
  const parameters = withoutParameters(search, `${list}.`);
  for (const [name, value] of toParameters(query)) {
    parameters.set(`${list}.${name}`, value);
  }
  const text = String(parameters);
  return text === '' ? '' : `?${text}`;
}
