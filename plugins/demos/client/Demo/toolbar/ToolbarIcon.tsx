/** Strokes in a square of 24, in the manner of the navbar's icons. */
const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  down: 'm7 10 5 5 5-5',
  edit: 'm4 20 1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  failed: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 8v5m0 3v.5',
  fullScreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  more: 'M12 4.5a.75.75 0 1 0 0 1.5.75.75 0 1 0 0-1.5m0 6.75a.75.75 0 1 0 0 1.5.75.75 0 1 0 0-1.5m0 6.75a.75.75 0 1 0 0 1.5.75.75 0 1 0 0-1.5',
};

export type ToolbarIconName = keyof typeof PATHS;

/** An icon of a demo's toolbar. Without Emotion, whose rules each one in the static HTML would bring. */
export default function ToolbarIcon({ name }: { name: ToolbarIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}
