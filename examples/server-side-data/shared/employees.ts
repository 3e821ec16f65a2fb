export interface Employee {
  id: number;
  name: string;
  job: string;
  port: string;
  /** Null for people who work ashore. */
  ship: string | null;
  /** A date such as 2019-03-01. */
  hiredOn: string;
  /** Euros per year. */
  salary: number;
}

/** One page of employees, and the number of matches on all pages. */
export interface ApiResponse {
  rows: Employee[];
  total: number;
}

export interface ApiError {
  error: string;
}

export const MAX_PAGE_SIZE = 100;
