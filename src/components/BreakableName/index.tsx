import { Fragment } from 'react';
import { splitName } from '@site/src/utils/splitName';

interface BreakableNameProps {
  text: string;
}

/**
 * A name that breaks at its capitals where it is too long for a narrow column. What a reader
 * copies, and what a screen reader says, is the whole name.
 */
export default function BreakableName({ text }: BreakableNameProps) {
  return splitName(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
