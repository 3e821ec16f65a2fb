/** How long the code may keep the frame busy at a stretch, in milliseconds. */
const LIMIT = 2000;

/** The clock is read at each so many turns of loops and calls. */
const STRIDE = 64;

/** Calls back after the current work, promises included. */
function afterThisTurn(callback: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/**
 * Creates the question that each turn of a loop and each call of a function asks: is the
 * time up? All of them share one budget per turn of the event loop. It begins with the
 * first look at the clock, and is renewed only when the frame has been free for other
 * work: a loop that awaits settled promises never lets go, and ends as well.
 *
 * @param now the time in milliseconds
 * @param schedule calls back once the frame is free
 */
export function createTimeWatch(
  now: () => number = () => performance.now(),
  schedule: (callback: () => void) => void = afterThisTurn,
): () => boolean {
  let turns = 0;
  let deadline: number | undefined;
  return () => {
    turns += 1;
    if (turns % STRIDE !== 0) {
      return false;
    }
    if (deadline === undefined) {
      deadline = now() + LIMIT;
      schedule(() => {
        deadline = undefined;
      });
    }
    return now() > deadline;
  };
}
