import type { AnalyticsEvent } from './events';

/** Takes events to whoever counts them. */
export type EventSink = (event: AnalyticsEvent) => void;

/** Most events that wait while the sink is on its way: one page doesn't make more. */
const MAX_WAITING = 100;

let sink: EventSink | undefined;
/** Undefined while events are dropped. */
let waiting: AnalyticsEvent[] | undefined;

/**
 * Tells analytics what has happened. Without a reader's consent, or where no analytics
 * is configured, the event is dropped here. It never throws.
 */
export function sendEvent(event: AnalyticsEvent): void {
  if (sink !== undefined) {
    sink(event);
  } else if (waiting !== undefined && waiting.length < MAX_WAITING) {
    waiting.push(event);
  }
}

/** Keeps events from now on, until a sink takes them: analytics is allowed and loads. */
export function holdEvents(): void {
  waiting ??= [];
}

/** Gives the events that wait, and all later ones, to a sink that must not throw. */
export function connectEvents(to: EventSink): void {
  sink = to;
  waiting?.forEach(to);
  waiting = undefined;
}

/** Drops the events that wait, and all later ones: the reader has said no. */
export function dropEvents(): void {
  sink = undefined;
  waiting = undefined;
}
