/** What the frames of a stretch of time were like. */
export interface FrameReport {
  /** Frames that the browser drew per second. */
  perSecond: number;
  /** Part of the frames that came more than 50 ms after the one before, from 0 to 1. */
  slow: number;
}

/** A frame that takes longer is seen as a jerk, in milliseconds. */
const SLOW_FRAME = 50;

/**
 * Rates frames by the times at which they were drawn.
 *
 * @param times milliseconds, ascending
 * @returns nothing drawn per second where fewer than two frames are known
 */
export function rateFrames(times: readonly number[]): FrameReport {
  const count = times.length - 1;
  if (count < 1) {
    return { perSecond: 0, slow: 0 };
  }
  const slow = times.filter(
    (time, index) => index > 0 && time - times[index - 1]! > SLOW_FRAME,
  );
  const seconds = (times[count]! - times[0]!) / 1000;
  return { perSecond: Math.round(count / seconds), slow: slow.length / count };
}

/**
 * Counts frames and reports at the end of each period. A page in the background draws
 * none, and reports none.
 *
 * @param period milliseconds
 * @returns ends the counting
 */
export function watchFrames(
  onReport: (report: FrameReport) => void,
  period = 1000,
): () => void {
  let times: number[] = [];
  const note = (time: number) => {
    times.push(time);
    if (time - times[0]! >= period) {
      onReport(rateFrames(times));
      times = [time];
    }
    request = requestAnimationFrame(note);
  };
  let request = requestAnimationFrame(note);
  const start = () => {
    times = [];
  };
  document.addEventListener('visibilitychange', start);
  return () => {
    cancelAnimationFrame(request);
    document.removeEventListener('visibilitychange', start);
  };
}
