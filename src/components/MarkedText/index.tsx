import { Fragment } from 'react';
import type { TextRange } from '@site/src/utils/joinRanges';

interface MarkedTextProps {
  text: string;
  /** The marked parts, in order and apart from each other. */
  ranges: readonly TextRange[];
  /** Class of the marks. */
  className?: string;
}

/** A text with parts of it marked. */
export default function MarkedText({ text, ranges, className }: MarkedTextProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={className}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
