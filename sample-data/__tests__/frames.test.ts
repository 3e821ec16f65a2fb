/** @jest-environment jsdom */
import { rateFrames, watchFrames, type FrameReport } from '../frames';

describe('frames', () => {
  it.each<[name: string, times: number[], expected: FrameReport]>([
    ['none', [], { perSecond: 0, slow: 0 }],
    ['a single one', [16], { perSecond: 0, slow: 0 }],
    ['even ones', [0, 20, 40, 60, 80], { perSecond: 50, slow: 0 }],
    ['exactly 50 ms', [0, 50, 100], { perSecond: 20, slow: 0 }],
    ['a jerk', [0, 10, 20, 80, 100], { perSecond: 40, slow: 0.25 }],
  ])('rates %s', (_, times, expected) => {
    expect(rateFrames(times)).toEqual(expected);
  });
});

describe('the watch', () => {
  let draw: FrameRequestCallback;
  const request = jest.fn((callback: FrameRequestCallback) => {
    draw = callback;
    return 1;
  });

  beforeEach(() => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(request);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('reports period by period', () => {
    const onReport = jest.fn();
    watchFrames(onReport, 100);
    [0, 50, 100, 125, 150, 175].forEach((time) => draw(time));
    expect(onReport.mock.calls).toEqual([[{ perSecond: 20, slow: 0 }]]);
    draw(200);
    expect(onReport).toHaveBeenLastCalledWith({ perSecond: 40, slow: 0 });
  });

  it('leaves out the time in the background', () => {
    const onReport = jest.fn();
    watchFrames(onReport, 100);
    draw(0);
    document.dispatchEvent(new Event('visibilitychange'));
    [9000, 9050, 9100].forEach((time) => draw(time));
    expect(onReport.mock.calls).toEqual([[{ perSecond: 20, slow: 0 }]]);
  });

  it('ends', () => {
    const cancel = jest.spyOn(globalThis, 'cancelAnimationFrame');
    watchFrames(jest.fn())();
    expect(cancel).toHaveBeenCalledWith(1);
  });
});
