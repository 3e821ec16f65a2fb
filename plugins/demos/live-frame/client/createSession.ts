import { toFault } from './LiveError';
import {
  isStyleSheet,
  renderStyles,
  renderTailwind,
  type LoadedProgram,
} from './loadProgram';
import type { FrameMessage, LiveProgram } from './messages';
import { writeStyle } from './styleSheets';

interface SessionScope {
  /** Compiles and links a program; throws what is wrong with it. */
  load: (program: LiveProgram) => Promise<LoadedProgram>;
  /** Puts a demo on the stage, afresh for each new number. */
  show: (
    shown: LoadedProgram & { run: number; styling: LiveProgram['styling'] },
  ) => void;
  post: (message: FrameMessage) => void;
  getHeight: () => number;
}

/** What makes a new component of a program; a change of style sheets alone does not. */
function getCodeKey({ files, entry, styling }: LiveProgram): string {
  return JSON.stringify([
    entry,
    styling,
    files.filter((file) => !isStyleSheet(file)),
  ]);
}

/**
 * Runs one program after another. While a program can't be loaded, the last good one
 * stays on the stage; of one that throws while it renders the picture before stays. One
 * whose style sheets alone have changed keeps its state.
 */
export function createSession({ load, show, post, getHeight }: SessionScope) {
  let latest = 0;
  /** Code of what is on the stage, while it runs without a fault. */
  let shownKey: string | undefined;

  /** To be called when a run is on the stage. */
  const onRendered = () => post({ type: 'rendered', height: getHeight() });

  /** Tells the page of anything that was thrown. */
  const report = (thrown: unknown) => {
    shownKey = undefined;
    post({ type: 'error', ...toFault(thrown) });
  };

  /** Runs a program; of several that overlap only the last one counts. */
  async function run(program: LiveProgram) {
    latest += 1;
    const run = latest;
    const key = getCodeKey(program);
    try {
      const tailwind = await renderTailwind(program);
      const loaded = key === shownKey ? undefined : await load(program);
      if (run !== latest) {
        return;
      }
      writeStyle('tailwind', tailwind);
      writeStyle('demo', renderStyles(program.files));
      if (loaded === undefined) {
        onRendered();
      } else {
        shownKey = key;
        show({ ...loaded, run, styling: program.styling });
      }
    } catch (error) {
      if (run === latest) {
        report(error);
      }
    }
  }

  return { run, onRendered, report };
}
