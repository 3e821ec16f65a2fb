import { createPeople, type Person } from './people';
import { createRandom, type Random } from './random';

/** Someone who works for a regional railway. */
export interface Employee {
  id: number;
  name: string;
  country: string;
  department: string;
  title: string;
  /** The `id` of the manager; null for the managing director. */
  managerId: number | null;
  /** Names from the managing director down: what tree data takes as a path. */
  path: string[];
  /** Gross pay of a year, in euros. */
  salary: number;
  /** First working day. */
  startedOn: Date;
  remote: boolean;
  /** Result of the last review, from 1 to 5 in half points; null before the first. */
  rating: number | null;
}

/** Per department: the title of a team's lead, then those of its members. */
const TITLES: Record<string, readonly [lead: string, ...members: string[]]> = {
  Operations: ['Shift Supervisor', 'Train Driver', 'Conductor', 'Dispatcher'],
  Engineering: ['Workshop Lead', 'Track Engineer', 'Signal Technician', 'Fitter'],
  Stations: ['Station Manager', 'Ticket Agent', 'Travel Adviser'],
  Finance: ['Accounting Lead', 'Accountant', 'Fare Analyst'],
  People: ['Recruiting Lead', 'Recruiter', 'Payroll Specialist', 'Trainer'],
};

export const DEPARTMENTS: readonly string[] = Object.keys(TITLES);

/** Departments whose work can be done from home. */
const DESK_WORK = ['Management', 'Finance', 'People'];

const TEAM_SIZE = 5;

/** Pay before the personal part, by how far down the tree someone works. */
const BASE_SALARY = [138_000, 96_000, 61_000, 41_000];

interface Position {
  department: string;
  title: string;
  manager: Employee | null;
}

function toEmployee(
  id: number,
  person: Person,
  { department, title, manager }: Position,
  random: Random,
): Employee {
  const path = [...(manager?.path ?? []), person.name];
  const base = BASE_SALARY[path.length - 1] ?? 0;
  const year = random.integer(2008, 2025);
  return {
    id,
    ...person,
    department,
    title,
    managerId: manager?.id ?? null,
    path,
    salary: base + random.integer(0, 24) * 500,
    startedOn: new Date(year, random.integer(0, 11), random.integer(1, 28)),
    remote: DESK_WORK.includes(department) && random.chance(0.6),
    rating: year === 2025 ? null : random.integer(4, 10) / 2,
  };
}

/**
 * Creates the staff: a managing director, a head for each department, then teams of
 * a lead and up to five members. Managers come before the people they manage.
 *
 * @param count how many, from 1
 * @param seed another one gives other people
 * @throws a RangeError when the word lists don't make that many names
 */
export function createEmployees(count: number, seed = 2): Employee[] {
  const random = createRandom(seed);
  const staff: Employee[] = [];
  const heads = new Map<string, Employee>();
  const teams = new Map<string, { lead: Employee; size: number }>();

  const getPosition = (): Position => {
    const [director] = staff;
    if (!director) {
      return { department: 'Management', title: 'Managing Director', manager: null };
    }
    const headless = DEPARTMENTS.find((name) => !heads.has(name));
    const department = headless ?? random.pick(DEPARTMENTS);
    const head = heads.get(department);
    if (!head) {
      return { department, title: `Head of ${department}`, manager: director };
    }
    const team = teams.get(department);
    const [lead, ...members] = TITLES[department] ?? ['Lead'];
    return team && team.size < TEAM_SIZE
      ? { department, title: random.pick(members), manager: team.lead }
      : { department, title: lead, manager: head };
  };

  createPeople(count, random).forEach((person, index) => {
    const position = getPosition();
    const { department } = position;
    const employee = toEmployee(index + 1, person, position, random);
    staff.push(employee);
    const team = teams.get(department);
    if (employee.path.length === 2) {
      heads.set(department, employee);
    } else if (employee.path.length === 3) {
      teams.set(department, { lead: employee, size: 0 });
    } else if (team) {
      team.size += 1;
    }
  });
  return staff;
}

/** Sixty employees in five departments. */
export const employees: readonly Employee[] = createEmployees(60);
