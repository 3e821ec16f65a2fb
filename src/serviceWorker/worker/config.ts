import type { WorkerConfig } from '../types';

/** Put in its place by postbuild/serviceWorker/bundleWorker.ts. */
declare const WORKER_CONFIG: WorkerConfig;

/** What this worker was built with. */
export const config: WorkerConfig = WORKER_CONFIG;
