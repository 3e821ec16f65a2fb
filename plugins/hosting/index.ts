import { compression } from './compress';
import { hosting } from './hosting';
import { redirectPages } from './redirects';
import { robots } from './robots';

/** How the build is to be served; the compressed copies come last, of all that was written. */
export const finishSteps = [redirectPages, robots, hosting, compression];

export { createPortalServer } from './server/createPortalServer';
export { withServedBuild, type ServedBuild } from './server/withServedBuild';
