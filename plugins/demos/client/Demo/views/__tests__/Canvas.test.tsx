/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInPortal } from '@site/tests/jest/renderInPortal';
import Canvas from '../Canvas';
import { DEMO, createLoaded } from './fixtures';

function Bomb(): never {
  throw new Error('a crash');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const SOUND = createLoaded();
const CRASHED = createLoaded({ Component: Bomb });

describe('Canvas', () => {
  it.each([
    ['in another styling', { loaded: createLoaded({ styling: 'css' }) }],
    ['after an update of its source', { loaded: createLoaded({ updates: 1 }) }],
    ['after a reset', { loaded: SOUND, run: 1 }],
  ])('starts a crashed demo anew %s', (_, next) => {
    const { rerender } = renderInPortal(
      <Canvas demo={DEMO} loaded={CRASHED} run={0} />,
    );
    expect(screen.getByRole('alert').textContent).toContain('a crash');
    rerender(<Canvas demo={DEMO} loaded={SOUND} run={0} />);
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<Canvas demo={DEMO} run={0} {...next} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('The demo runs')).toBeTruthy();
  });

  it.each([
    ['the reader’s demo', <p key="edited">Edited</p>, 'Edited'],
    ['nothing', null, ''],
  ])('shows %s in the published demo’s place', (_, edited, text) => {
    renderInPortal(<Canvas demo={DEMO} loaded={SOUND} run={0} edited={edited} />);
    expect(screen.getByRole('group').textContent).toBe(text);
  });
});
