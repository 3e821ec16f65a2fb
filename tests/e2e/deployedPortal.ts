import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { createPortalServer } from '../../plugins/hosting/server/createPortalServer';

const BUILD = 'build';

/** The built portal on a host of its own, which a test takes down or deploys anew. */
export interface DeployedPortal {
  origin: string;
  /** Serves a text in the place of a file. */
  replace: (pathname: string, text: string) => void;
  /** Answers as if the files whose addresses match were gone. */
  remove: (addresses: RegExp) => void;
  /**
   * Answers with a page of its own for the files whose addresses match, as a network does
   * that wants a login.
   *
   * @returns ends that
   */
  mislead: (addresses: RegExp) => () => void;
  /** Takes the host from the net. */
  stop: () => Promise<void>;
  /** Brings it back, at the same address. */
  start: () => Promise<void>;
}

/** Text of a file of the build. */
export function readBuilt(pathname: string): string {
  return fs.readFileSync(path.join(BUILD, pathname), 'utf8');
}

/**
 * The main scripts with the worker switched to `test`, by their addresses: built like
 * that, the portal would register it in every other test, and building it twice takes
 * minutes.
 */
function switchToTest(): [string, string][] {
  return ['', 'zh/'].map((base) => {
    const folder = `/${base}assets/js/`;
    const name = fs
      .readdirSync(path.join(BUILD, folder))
      .find((file) => /^main\.\w+\.js$/.test(file))!;
    const text = readBuilt(`${folder}${name}`);
    const switched = text.replace(/(serviceWorker"?:)"on"/, '$1"test"');
    expect(switched).not.toBe(text);
    return [`${folder}${name}`, switched];
  });
}

function getType(pathname: string): string {
  return pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
}

/** Serves the build, with the worker registered wherever a browser allows one. */
export async function deployPortal(): Promise<DeployedPortal> {
  const replaced = new Map(switchToTest());
  const removed: RegExp[] = [];
  const misled = new Set<RegExp>();
  const portal = createPortalServer(BUILD);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const text = replaced.get(pathname);
    if (removed.some((addresses) => addresses.test(pathname))) {
      response.writeHead(404).end();
    } else if ([...misled].some((addresses) => addresses.test(pathname))) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>');
    } else if (text === undefined) {
      portal.emit('request', request, response);
    } else {
      response
        .writeHead(200, {
          'content-type': getType(pathname),
          'cache-control': 'no-cache',
          'service-worker-allowed': '/',
        })
        .end(text);
    }
  });
  let port = 0;
  const start = async () => {
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    replace: (pathname, text) => replaced.set(pathname, text),
    remove: (addresses) => removed.push(addresses),
    mislead(addresses) {
      misled.add(addresses);
      return () => misled.delete(addresses);
    },
    start,
    async stop() {
      // Once stopped it has nothing to close, and says so.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
