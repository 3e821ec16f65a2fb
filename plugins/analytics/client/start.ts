import type { AnalyticsService } from '@site/plugins/services/common';
import type { AnalyticsEvent } from '@site/src/events/events';
import { createPageView } from './pageView';
import { readClick } from './readClick';
import { connectEvents, dropEvents, sendEvent } from '@site/src/events/sendEvent';
import { allowTag, forbidTag, startTag, type Tag } from './tag';
import { watchUserProperties } from './userProperties';
import { drawSession, measureVitals } from './vitals';

/** The portal, as far as analytics tells of it. */
export interface PortalLanguages {
  /** That of the page at hand; a page in another one is another document. */
  current: string;
  all: readonly string[];
}

/** Analytics at work. */
export interface Analytics {
  /** Tells of the page that is shown now, once until another is shown. */
  viewPage: () => void;
  /** Sends again after {@link Analytics.stop}: the reader has changed their mind twice. */
  resume: () => void;
  /** Sends nothing more, and takes back what the service was allowed. */
  stop: () => void;
}

/** The command that tells of an event. */
export function toCommand({ category, ...parameters }: AnalyticsEvent) {
  return ['event', category, parameters] as const;
}

function countClick({ target }: MouseEvent): void {
  const click = readClick(target);
  if (click) {
    sendEvent(click);
  }
}

/** Connects what is to be told to the tag; returns what disconnects it. */
function connect(tag: Tag, language: string): () => void {
  const unwatch = watchUserProperties(language, (properties) =>
    tag('set', 'user_properties', properties),
  );
  connectEvents((event) => tag(...toCommand(event)));
  // While it is captured: a component may keep a click from those above it.
  document.addEventListener('click', countClick, true);
  return () => {
    unwatch();
    dropEvents();
    document.removeEventListener('click', countClick, true);
  };
}

/** Starts analytics. Call it once, in a browser, with the reader's consent. */
export function startAnalytics(
  service: AnalyticsService,
  languages: PortalLanguages,
): Analytics {
  const tag = startTag(service);
  let disconnect: (() => void) | undefined = connect(tag, languages.current);
  let shown: string | undefined;
  if (drawSession(Math.random)) {
    // A measurement that can't be fetched is one fewer.
    measureVitals().catch(() => undefined);
  }
  return {
    viewPage() {
      const view = createPageView(
        {
          title: document.title,
          origin: window.location.origin,
          pathname: window.location.pathname,
        },
        languages.all,
      );
      // A jump within the page changes the address as well.
      if (view.page_location === shown) {
        return;
      }
      shown = view.page_location;
      // Set, so that later events of the page don't fall back on its full address.
      tag('set', {
        page_title: view.page_title,
        page_location: view.page_location,
      });
      tag('event', 'page_view', view);
    },
    resume() {
      allowTag(tag, service);
      disconnect ??= connect(tag, languages.current);
    },
    stop() {
      disconnect?.();
      disconnect = undefined;
      forbidTag(tag, service);
    },
  };
}
