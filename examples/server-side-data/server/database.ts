import initSqlJs, { type Database, type SqlValue } from 'sql.js';
import { createEmployees } from './seed';

export async function createDatabase(): Promise<Database> {
  const SQL = await initSqlJs();
  const database = new SQL.Database();
  database.run(`
    CREATE TABLE employees (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL COLLATE NOCASE,
      job TEXT NOT NULL COLLATE NOCASE,
      port TEXT NOT NULL COLLATE NOCASE,
      ship TEXT COLLATE NOCASE,
      hired_on TEXT NOT NULL,
      salary INTEGER NOT NULL
    )
  `);

  const insert = database.prepare(
    'INSERT INTO employees VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  database.run('BEGIN');
  for (const employee of createEmployees(4_000)) {
    const { id, name, job, port, ship, hiredOn, salary } = employee;
    insert.run([id, name, job, port, ship, hiredOn, salary]);
  }
  database.run('COMMIT');
  insert.free();
  return database;
}

/** Runs a query. The caller says what a row contains. */
export function select<Row>(
  database: Database,
  sql: string,
  parameters: SqlValue[],
): Row[] {
  const statement = database.prepare(sql);
  try {
    statement.bind(parameters);
    const rows: Row[] = [];
    while (statement.step()) {
      rows.push(statement.getAsObject() as Row);
    }
    return rows;
  } finally {
    statement.free();
  }
}
