import { explainReactError } from './explainReactError';
import { CALL_CHECK, LOOP_CHECK } from './guardCode';
import type { LiveFault, LivePhase } from './messages';

/** A fault of the reader's code, with the place where it is known. */
export class LiveError extends Error {
  constructor(
    readonly phase: LivePhase,
    message: string,
    readonly file?: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

/** Leads the name of each file of the reader in a stack trace. */
export const SOURCE_PREFIX = 'live-demo/';

const PLACE = new RegExp(`${SOURCE_PREFIX}([^\\s:()]+):(\\d+)`);

/** The innermost place of the reader's code in a stack trace. */
function findPlace(stack: string): Pick<LiveFault, 'file' | 'line'> {
  const match = stack
    .split('\n')
    .filter((line) => !line.includes(LOOP_CHECK) && !line.includes(CALL_CHECK))
    .map((line) => PLACE.exec(line))
    .find((found) => found !== null);
  return match ? { file: match[1], line: Number(match[2]) } : {};
}

function describe(thrown: unknown): LiveFault {
  if (thrown instanceof LiveError) {
    const { phase, message, file, line } = thrown;
    return { phase, message, file, line };
  }
  if (thrown instanceof Error) {
    return {
      phase: 'run',
      message: explainReactError(thrown.message),
      ...findPlace(thrown.stack ?? ''),
    };
  }
  return { phase: 'run', message: String(thrown) };
}

/** What to tell the page of anything that was thrown, even of what throws when it is read. */
export function toFault(thrown: unknown): LiveFault {
  try {
    return describe(thrown);
  } catch {
    return { phase: 'run', message: 'The code threw a value that has no text.' };
  }
}
