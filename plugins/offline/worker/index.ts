import {
  cacheNames,
  clientsClaim,
  setCacheNameDetails,
  type RouteMatchCallbackOptions,
} from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CACHE_PREFIX, findFormerCaches } from '../common/caches';
import { classifyRequest, type RequestKind } from '../common/classifyRequest';
import type { KeepMessage } from '../common/types';
import { config } from './config';
import { fillSearch } from './fillSearch';
import { keepFormerShell } from './keepFormerShell';
import { keepVisited } from './keepVisited';
import { answerPage } from './pages';
import { worker } from './scope';
import { assets, files, hashedSearch, keepableShell, search } from './strategies';

/** One worker for all languages. plugins/offline/README.md says what each part does. */

setCacheNameDetails({
  prefix: CACHE_PREFIX.slice(0, -1),
  precache: 'shell',
  suffix: '',
});

const isOf =
  (kind: RequestKind) =>
  ({ request, url }: RouteMatchCallbackOptions) => {
    const traits = {
      url,
      method: request.method,
      isRange: request.headers.has('range'),
      isNavigation: request.mode === 'navigate',
    };
    return classifyRequest(traits, worker.location.origin) === kind;
  };

addPlugins([keepableShell]);
precacheAndRoute(config.shell, { directoryIndex: '', cleanURLs: false });
registerRoute(isOf('page'), answerPage);
registerRoute(isOf('asset'), assets);
registerRoute(isOf('file'), files);
registerRoute(isOf('hashedSearch'), hashedSearch);
registerRoute(isOf('search'), (options) => {
  options.event.waitUntil(fillSearch(options.event, options.url));
  return search.handle(options);
});

worker.addEventListener('install', (event) => event.waitUntil(keepFormerShell()));

worker.addEventListener('activate', (event) => {
  const clean = async () => {
    const former = findFormerCaches(await caches.keys(), cacheNames.precache);
    await Promise.all(former.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

worker.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  if (message.type === 'keep') {
    event.waitUntil(keepVisited(event, message));
  }
});

// Readers would otherwise keep the former version until they close every tab: pages that
// are open reload when it suits (client/watchVersions.ts).
void worker.skipWaiting();
clientsClaim();
