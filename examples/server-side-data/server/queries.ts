import type { Database } from 'sql.js';
import type { ApiResponse, Employee } from '../shared/employees';
import { getColumn, toWhere } from './conditions';
import { select } from './database';
import type { EmployeeRequest, SortItem } from './request';

export function findEmployees(
  database: Database,
  request: EmployeeRequest,
): ApiResponse {
  const { page, pageSize } = request;
  const where = toWhere(request);

  const rows = select<Employee>(
    database,
    `SELECT id, name, job, port, ship, hired_on AS "hiredOn", salary
     FROM employees
     WHERE ${where.sql}
     ORDER BY ${toOrder(request.sortModel)}
     LIMIT ? OFFSET ?`,
    [...where.parameters, pageSize, page * pageSize],
  );
  const counts = select<{ total: number }>(
    database,
    `SELECT COUNT(*) AS total FROM employees WHERE ${where.sql}`,
    where.parameters,
  );
  return { rows, total: counts[0]!.total };
}

/** Ends with the id, so that rows with equal values have a fixed order. */
function toOrder(sortModel: SortItem[]): string {
  const terms = sortModel.map(({ field, sort }) => {
    const direction = sort === 'desc' ? 'DESC' : 'ASC';
    return `${getColumn(field).sql} ${direction}`;
  });
  return [...terms, 'id'].join(', ');
}
