import { listDays, type Day } from './days';

export const KINDS = {
  vacation: { name: 'Vacation', color: 'primary' },
  sick: { name: 'Sick leave', color: 'secondary' },
  parental: { name: 'Parental leave', color: 'success' },
} as const;

export type Kind = keyof typeof KINDS;

export interface Absence {
  id: number;
  personId: number;
  kind: Kind;
  from: Day;
  to: Day;
}

export interface Person {
  id: number;
  name: string;
  team: string;
  /** Days of vacation per year. */
  allowance: number;
}

export const TODAY: Day = '2026-05-11';
export const FIRST_DAY: Day = '2026-04-01';
export const LAST_DAY: Day = '2026-06-30';
export const DAYS = listDays(FIRST_DAY, LAST_DAY);

const NAMES: Record<string, string[]> = {
  Design: ['Amara Okoye', 'Jonas Lind', 'Mei Tanaka', 'Rosa Iglesias'],
  Engineering: [
    'Deniz Kaya',
    'Elif Aydin',
    'Hugo Martin',
    'Ines Costa',
    'Lukas Weber',
    'Nadia Rahman',
    'Pavel Novak',
  ],
  Support: ['Grace Mwangi', 'Karim Haddad', 'Sofia Rossi', 'Tom Baker'],
};

export const PEOPLE: Person[] = Object.entries(NAMES)
  .flatMap(([team, names]) => names.map((name) => ({ name, team })))
  .map((person, index) => ({ ...person, id: index + 1, allowance: 25 }));

const toAbsence = (
  [personId, kind, from, to]: [number, Kind, Day, Day],
  index: number,
): Absence => ({ id: index + 1, personId, kind, from, to });

export const ABSENCES: Absence[] = (
  [
    [1, 'vacation', '2026-05-04', '2026-05-15'],
    [2, 'sick', '2026-05-11', '2026-05-12'],
    [3, 'vacation', '2026-05-11', '2026-05-22'],
    [4, 'vacation', '2026-04-07', '2026-04-10'],
    [5, 'parental', '2026-04-13', '2026-06-12'],
    [6, 'vacation', '2026-05-14', '2026-05-15'],
    [7, 'vacation', '2026-06-01', '2026-06-19'],
    [8, 'sick', '2026-05-13', '2026-05-13'],
    [9, 'vacation', '2026-05-11', '2026-05-14'],
    [10, 'vacation', '2026-05-26', '2026-05-29'],
    [12, 'sick', '2026-04-28', '2026-04-30'],
    [13, 'vacation', '2026-05-12', '2026-05-20'],
    [14, 'vacation', '2026-06-22', '2026-06-30'],
    [15, 'vacation', '2026-05-18', '2026-05-22'],
  ] satisfies [number, Kind, Day, Day][]
).map(toAbsence);

/** The absence of a person that a new one would overlap. */
export function findOverlap(
  absences: readonly Absence[],
  { id, personId, from, to }: Absence,
): Absence | undefined {
  return absences.find(
    (other) =>
      other.id !== id &&
      other.personId === personId &&
      other.from <= to &&
      from <= other.to,
  );
}

/** Colleagues of the same team who are absent on some of the days. */
export function findAbsentColleagues(
  absences: readonly Absence[],
  { personId, from, to }: Absence,
): Person[] {
  const team = PEOPLE.find(({ id }) => id === personId)?.team;
  const isAbsent = ({ id }: Person) =>
    absences.some(
      (other) => other.personId === id && other.from <= to && from <= other.to,
    );
  return PEOPLE.filter(
    (person) => person.team === team && person.id !== personId && isAbsent(person),
  );
}
