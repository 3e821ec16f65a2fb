import { MAX_PAGE_SIZE } from '../shared/employees';

/** A request that the client has to change. Its message is sent to the client. */
export class RequestError extends Error {}

export interface SortItem {
  field: string;
  sort: 'asc' | 'desc';
}

export interface FilterItem {
  field: string;
  operator: string;
  value?: unknown;
}

export interface EmployeeRequest {
  page: number;
  pageSize: number;
  sortModel: SortItem[];
  filterItems: FilterItem[];
  logicOperator: 'and' | 'or';
  searchWords: string[];
}

type Query = Record<string, unknown>;

export function readRequest(query: Query): EmployeeRequest {
  const sortModel = readJson(query, 'sortModel') ?? [];
  const filterModel = readJson(query, 'filterModel') ?? {};
  check(isObject(filterModel), 'filterModel must be an object.');
  const { items = [], logicOperator = 'and', quickFilterValues = [] } = filterModel;

  check(
    isListOf(sortModel, isSortItem),
    "sortModel must be a list of { field, sort }, with sort 'asc' or 'desc'.",
  );
  check(
    isListOf(items, isFilterItem),
    'filterModel.items must be a list of { field, operator, value }.',
  );
  check(
    logicOperator === 'and' || logicOperator === 'or',
    "filterModel.logicOperator must be 'and' or 'or'.",
  );
  check(
    isListOf(quickFilterValues, isString),
    'filterModel.quickFilterValues must be a list of texts.',
  );
  return {
    page: readInteger(query, 'page', 0, 1_000_000),
    pageSize: readInteger(query, 'pageSize', 1, MAX_PAGE_SIZE),
    sortModel,
    filterItems: items,
    logicOperator,
    searchWords: quickFilterValues,
  };
}

export function check(condition: boolean, message: string): asserts condition {
  if (!condition) {
    throw new RequestError(message);
  }
}

function readInteger(query: Query, name: string, min: number, max: number): number {
  const text = query[name];
  const number = isString(text) && /^\d+$/.test(text) ? Number(text) : NaN;
  check(
    number >= min && number <= max,
    `${name} must be a whole number from ${min} to ${max}.`,
  );
  return number;
}

function readJson(query: Query, name: string): unknown {
  const text = query[name];
  if (text === undefined) {
    return undefined;
  }
  check(isString(text), `${name} must be given once.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(`${name} is not valid JSON.`);
  }
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isSortItem(value: unknown): value is SortItem {
  return (
    isObject(value) &&
    isString(value.field) &&
    (value.sort === 'asc' || value.sort === 'desc')
  );
}

function isFilterItem(value: unknown): value is FilterItem {
  return isObject(value) && isString(value.field) && isString(value.operator);
}
