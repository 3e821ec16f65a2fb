/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { LiveFault } from '../../../live-frame/client/messages';
import LiveErrors from '../LiveErrors';

const fault: LiveFault = {
  phase: 'syntax',
  message: 'Unexpected token',
  file: 'Demo.tsx',
  line: 3,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(first: LiveFault | undefined) {
  const { container, rerender } = render(<LiveErrors fault={first} />);
  return {
    getText: () => container.textContent,
    region: container.querySelector('[aria-live="polite"]'),
    change: (next: LiveFault | undefined) => rerender(<LiveErrors fault={next} />),
    pass: (milliseconds: number) =>
      act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

describe('LiveErrors', () => {
  it('shows a fault that has stood for 300 ms, in a region that was there before', () => {
    const { getText, pass, region } = setUp(fault);
    pass(299);
    expect(getText()).toBe('');
    pass(1);
    expect(region?.textContent).toBe(
      'The code can’t be read. Demo.tsx, line 3Unexpected token',
    );
  });

  it('shows nothing of a fault that is mended in time', () => {
    const { getText, change, pass } = setUp(fault);
    pass(200);
    change(undefined);
    pass(1000);
    expect(getText()).toBe('');
  });

  it('shows a fault that comes again and again', () => {
    const { getText, change, pass } = setUp(fault);
    for (let tick = 0; tick < 3; tick += 1) {
      pass(100);
      change({ ...fault });
    }
    expect(getText()).toContain(fault.message);
  });

  it('takes a fault away at once', () => {
    const { getText, change, pass } = setUp(fault);
    pass(300);
    change(undefined);
    expect(getText()).toBe('');
  });

  it('does not bring back a fault that is gone', () => {
    const { getText, change, pass } = setUp(fault);
    pass(300);
    change(undefined);
    pass(0);
    change({ ...fault, message: 'Another one' });
    expect(getText()).toBe('');
    pass(300);
    expect(getText()).toContain('Another one');
  });
});
