import type { SqlValue } from 'sql.js';
import { check, type EmployeeRequest, type FilterItem } from './request';

interface Column {
  sql: string;
  type: 'text' | 'number';
}

/** The columns that a client may name, by field. */
const COLUMNS = new Map<string, Column>([
  ['name', { sql: 'name', type: 'text' }],
  ['job', { sql: 'job', type: 'text' }],
  ['port', { sql: 'port', type: 'text' }],
  ['ship', { sql: 'ship', type: 'text' }],
  ['hiredOn', { sql: 'hired_on', type: 'text' }],
  ['salary', { sql: 'salary', type: 'number' }],
]);

export function getColumn(field: string): Column {
  const column = COLUMNS.get(field);
  check(column !== undefined, `There is no column ${JSON.stringify(field)}.`);
  return column;
}

/** A part of a WHERE clause. The parameters replace its question marks, in order. */
export interface Condition {
  sql: string;
  parameters: SqlValue[];
}

type Compare = (column: string, value: SqlValue) => Condition;

const TEXT_OPERATORS = new Map<string, Compare>([
  ['contains', (column, value) => like(column, `%${escapeLike(value)}%`)],
  ['startsWith', (column, value) => like(column, `${escapeLike(value)}%`)],
  ['endsWith', (column, value) => like(column, `%${escapeLike(value)}`)],
  ['doesNotContain', (column, value) => notLike(column, `%${escapeLike(value)}%`)],
  ['equals', compareWith('=')],
  ['doesNotEqual', compareWith('IS DISTINCT FROM')],
]);

const NUMBER_OPERATORS = new Map<string, Compare>([
  ['=', compareWith('=')],
  ['!=', compareWith('IS DISTINCT FROM')],
  ['>', compareWith('>')],
  ['>=', compareWith('>=')],
  ['<', compareWith('<')],
  ['<=', compareWith('<=')],
]);

function compareWith(operator: string): Compare {
  return (column, value) => ({
    sql: `${column} ${operator} ?`,
    parameters: [value],
  });
}

function like(column: string, pattern: string): Condition {
  return { sql: `${column} LIKE ? ESCAPE '\\'`, parameters: [pattern] };
}

function notLike(column: string, pattern: string): Condition {
  const { sql, parameters } = like(column, pattern);
  return { sql: `(${column} IS NULL OR NOT ${sql})`, parameters };
}

/** Makes LIKE compare percent signs and underscores literally. */
function escapeLike(value: SqlValue): string {
  return String(value).replace(/[\\%_]/g, '\\$&');
}

function toCondition({ field, operator, value }: FilterItem): Condition {
  const column = getColumn(field);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    const comparison = operator === 'isEmpty' ? '=' : '<>';
    const text = `COALESCE(CAST(${column.sql} AS TEXT), '')`;
    return { sql: `${text} ${comparison} ''`, parameters: [] };
  }
  if (operator === 'isAnyOf') {
    check(Array.isArray(value), 'isAnyOf needs a list of values.');
    const parameters = value.map((entry) => toParameter(column, field, entry));
    const marks = parameters.map(() => '?').join(', ');
    return { sql: `${column.sql} IN (${marks})`, parameters };
  }
  const operators = column.type === 'text' ? TEXT_OPERATORS : NUMBER_OPERATORS;
  const compare = operators.get(operator);
  check(
    compare !== undefined,
    `The column ${field} has no operator ${JSON.stringify(operator)}.`,
  );
  return compare(column.sql, toParameter(column, field, value));
}

function toParameter(column: Column, field: string, value: unknown): SqlValue {
  if (column.type === 'text') {
    check(typeof value === 'string', `The value for ${field} must be a text.`);
    return value.trim();
  }
  check(
    typeof value === 'number' && Number.isFinite(value),
    `The value for ${field} must be a number.`,
  );
  return value;
}

/** Whether the user has completed the item. */
function isFinished({ operator, value }: FilterItem): boolean {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return true;
  }
  if (Array.isArray(value)) {
    return value.length > 0;
  }
  return value != null && String(value).trim() !== '';
}

const SEARCHED_COLUMNS = ['name', 'job', 'port', 'ship'];

/** The word occurs in one of the columns. */
function toSearch(word: string): Condition {
  const pattern = `%${escapeLike(word)}%`;
  const conditions = SEARCHED_COLUMNS.map((field) =>
    like(getColumn(field).sql, pattern),
  );
  return join(conditions, 'OR');
}

function join(conditions: Condition[], operator: 'AND' | 'OR'): Condition {
  if (conditions.length === 0) {
    return { sql: 'TRUE', parameters: [] };
  }
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(` ${operator} `)})`,
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

export function toWhere(request: EmployeeRequest): Condition {
  const items = request.filterItems.filter(isFinished).map(toCondition);
  const words = request.searchWords.map(toSearch);
  const logicOperator = request.logicOperator === 'or' ? 'OR' : 'AND';
  return join([join(items, logicOperator), join(words, 'AND')], 'AND');
}
