import type { WorkerConfig } from '../common/types';

/** Put in its place by finish/index.ts. */
declare const WORKER_CONFIG: WorkerConfig;

/** What this worker was built with. */
export const config: WorkerConfig = WORKER_CONFIG;
