/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { LoadState } from '@site/src/hooks/useModule';
import PartFailure from '../PartFailure';

function createPart(failure?: Error, loading = false) {
  return { failure, loading, retry: jest.fn() } satisfies LoadState;
}

const FAILED = new Error('offline');

const notice = (parts: LoadState[]) => (
  <div role="group" aria-label="Demo">
    <PartFailure parts={parts} />
  </div>
);

describe('PartFailure', () => {
  it.each([
    ['nothing for no part', [], undefined],
    ['nothing for a part on its way', [createPart(undefined, true)], undefined],
    [
      'a failure among sound parts',
      [createPart(), createPart(FAILED)],
      'This part could not be loaded.',
    ],
    [
      'that it is trying again',
      [createPart(FAILED), createPart(FAILED, true)],
      'The demo is loading.',
    ],
  ])('says %s', (_, parts, text) => {
    render(notice(parts));
    expect(screen.queryByRole('alert')?.firstChild?.textContent).toBe(text);
  });

  it('tries all failed parts again, and only those', () => {
    const [failed, other, sound] = [
      createPart(FAILED),
      createPart(FAILED),
      createPart(),
    ];
    render(notice([failed, other, sound]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.retry).toHaveBeenCalledTimes(1);
    expect(other.retry).toHaveBeenCalledTimes(1);
    expect(sound.retry).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'its surroundings'],
    [false, 'nothing'],
  ])('having the focus (%s), leaves it to %s', (focused) => {
    const { rerender } = render(notice([createPart(FAILED)]));
    if (focused) {
      screen.getByRole('button').focus();
    }
    rerender(notice([createPart(FAILED, true)]));
    rerender(notice([createPart()]));
    expect(document.activeElement).toBe(
      focused ? screen.getByRole('group') : document.body,
    );
  });
});
