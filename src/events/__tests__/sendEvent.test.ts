import type { AnalyticsEvent } from '../events';
import { connectEvents, dropEvents, holdEvents, sendEvent } from '../sendEvent';

const toEvent = (label: string): AnalyticsEvent => ({
  category: 'ad',
  action: 'display',
  label,
});

function connect() {
  const labels: (string | undefined)[] = [];
  connectEvents(({ label }) => labels.push(label));
  return labels;
}

beforeEach(dropEvents);

it('drops events until analytics is allowed', () => {
  sendEvent(toEvent('early'));
  holdEvents();
  sendEvent(toEvent('waiting'));
  const received = connect();
  sendEvent(toEvent('late'));
  expect(received).toEqual(['waiting', 'late']);
});

it('forgets what waits, and sends nothing more, once the reader says no', () => {
  holdEvents();
  sendEvent(toEvent('waiting'));
  dropEvents();
  const received = connect();
  dropEvents();
  sendEvent(toEvent('late'));
  expect(received).toEqual([]);
});

it('keeps what waits when it is told twice to hold', () => {
  holdEvents();
  sendEvent(toEvent('waiting'));
  holdEvents();
  expect(connect()).toEqual(['waiting']);
});

it('keeps a hundred events at most', () => {
  holdEvents();
  Array.from({ length: 150 }, (_, index) => sendEvent(toEvent(String(index))));
  expect(connect()).toHaveLength(100);
});
