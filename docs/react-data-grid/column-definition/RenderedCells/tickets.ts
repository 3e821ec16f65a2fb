export type Stage = 'Waiting' | 'On the bench' | 'Ready';

/** An instrument that waits for its repair, or is under repair. */
export interface Ticket {
  id: string;
  instrument: string;
  stage: Stage;
  /** Share of the work that is done, from 0 to 1. */
  done: number;
}

export const tickets: Ticket[] = [
  { id: 'R-1041', instrument: 'Violin', stage: 'On the bench', done: 0.65 },
  { id: 'R-1042', instrument: 'Cello', stage: 'On the bench', done: 0.2 },
  { id: 'R-1043', instrument: 'Flugelhorn', stage: 'Ready', done: 1 },
  { id: 'R-1044', instrument: 'Bass clarinet', stage: 'Waiting', done: 0 },
];
