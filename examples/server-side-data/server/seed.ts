import type { Employee } from '../shared/employees';

const FIRST_NAMES = ['Aoife', 'Bram', 'Carys', 'Elin', 'Fergus', 'Maeve', 'Niall'];
const LAST_NAMES = ['Baird', 'Campbell', 'de Vries', 'Gunn', 'MacRae', "O'Hara"];
const PORTS = ['Ardmore', 'Dunlin Bay', 'Holmsund', 'Port Wick', 'Skerry'];
const SHIPS = ['Gannet', 'Kittiwake', 'Petrel', 'Shearwater'];
const SHIP_JOBS = ['Captain', 'Deckhand', 'Engineer', 'Steward', 'Steward (50%)'];
const SHORE_JOBS = ['Harbor agent', 'Payroll clerk', 'Ticket agent', 'Welder'];

/** The same employees on every start. */
export function createEmployees(count: number): Employee[] {
  let state = 2026;
  const random = (max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
  const pick = (list: string[]) => list[random(list.length)]!;
  const twoDigits = (value: number) => String(value).padStart(2, '0');

  return Array.from({ length: count }, (_, index) => {
    const isAshore = random(3) === 0;
    const month = twoDigits(1 + random(12));
    const day = twoDigits(1 + random(28));
    return {
      id: index + 1,
      name: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`,
      job: pick(isAshore ? SHORE_JOBS : SHIP_JOBS),
      port: pick(PORTS),
      ship: isAshore ? null : pick(SHIPS),
      hiredOn: `${2005 + random(20)}-${month}-${day}`,
      salary: 28_000 + 500 * random(80),
    };
  });
}
