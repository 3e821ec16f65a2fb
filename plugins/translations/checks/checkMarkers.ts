import { listMarkers } from '../markers';
import type { Finding } from '../types';
import type { CheckedPage } from './types';

const WORK = {
  new: 'translate this text, then remove the comment',
  changed:
    'bring this translation to the English in the comment, then remove the comment',
  removed:
    'the English of this translation is gone: use it elsewhere, or remove the comment',
};

/** No place is left that waits for its translator. */
export function checkMarkers({ translation }: CheckedPage): Finding[] {
  return listMarkers(translation.source).map(({ type, line }) => ({
    line,
    message: WORK[type],
  }));
}
