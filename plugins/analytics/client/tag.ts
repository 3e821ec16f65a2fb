import type { AnalyticsService } from '@site/plugins/services/common';

/** The cookies that the tag keeps once it is allowed to, for a measurement id. */
export function listTagCookies(id: string): string[] {
  return ['_ga', `_ga_${id.replace(/^[A-Z]+-/, '')}`];
}

/** The domains that a page may set a cookie for: its host and those above it. */
function listDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
}

/** Removes the tag's cookies, which it sets for the highest domain that takes them. */
function removeTagCookies(id: string): void {
  for (const name of listTagCookies(id)) {
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of listDomains(window.location.hostname)) {
      document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
    }
  }
}

/** A command to the tag: `consent`, `config`, `set` or `event`, with what belongs to it. */
export type TagCommand = [name: string, ...values: unknown[]];

/** Takes commands to the service that counts. It never throws. */
export type Tag = (...command: TagCommand) => void;

declare global {
  interface Window {
    /** The commands that the tag's script reads, also those that come before it. */
    dataLayer?: unknown[];
    /** Takes the commands of Docusaurus' module for the tag. */
    gtag?: (...command: unknown[]) => void;
    /** The tag's own switch: with `true` it sends nothing for that id. */
    [disabled: `ga-disable-${string}`]: boolean;
  }
}

/** What the service may do: nothing, until the reader's answer says otherwise. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

const GRANTED = { analytics_storage: 'granted' };

/** The commands that the tag begins with, consent before all; the reader has said yes by then. */
export function createFirstCommands(
  { id, url }: Pick<AnalyticsService, 'id' | 'url'>,
  now: Date,
): TagCommand[] {
  return [
    ['consent', 'default', DENIED],
    ['consent', 'update', GRANTED],
    ['js', now],
    [
      'config',
      id,
      {
        // Each is told by the portal, which knows when the new title is there.
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        // Where the script is served by the operator, events go there as well.
        ...(url !== undefined && { server_container_url: url }),
      },
    ],
  ];
}

/** Address of the tag's script. */
export function toScriptUrl({ id, url }: AnalyticsService): string {
  const host = url ?? 'https://www.googletagmanager.com';
  return `${host}/gtag/js?${new URLSearchParams({ id: id ?? '' })}`;
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

/** Prints what would be sent. */
const printCommand: Tag = (...command) => console.info('[analytics]', ...command);

/** Hands a command to the tag's script, there or on its way. */
const pushCommand: Tag = function push() {
  // The script tells its commands from other entries by their being of this type.
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

/**
 * Starts the tag: loads its script or, for debugging, prints the commands and loads
 * nothing. Where the script is slow, broken or blocked the commands wait in the page and
 * are gone with it. Call it once, with the reader's consent.
 */
export function startTag(service: AnalyticsService): Tag {
  const tag = service.debug ? printCommand : pushCommand;
  createFirstCommands(service, new Date()).forEach((command) => tag(...command));
  if (!service.debug) {
    loadScript(toScriptUrl(service));
  }
  return tag;
}

/** Lets a tag send again after {@link forbidTag}. */
export function allowTag(tag: Tag, { id }: AnalyticsService): void {
  window[`ga-disable-${id}`] = false;
  tag('consent', 'update', GRANTED);
}

/** Keeps a tag that is loaded from sending and storing, and removes what it stored. */
export function forbidTag(tag: Tag, { id = '' }: AnalyticsService): void {
  tag('consent', 'update', DENIED);
  window[`ga-disable-${id}`] = true;
  removeTagCookies(id);
}
