/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IN_HOUSE_ADS } from '../../inHouseAds';
import { pass, startFakeTime } from '../../__tests__/fakeTime';
import { setConsent } from '@site/plugins/services/client/consent';
import { connectEvents, dropEvents } from '@site/src/events/sendEvent';
import { AdConfigProvider, type AdConfig } from '../../AdConfigProvider';
import { PortalFieldsProvider } from '@site/src/contexts/PortalFieldsProvider';
import Ad from '..';
import { requestFeed } from '../../requestFeed';

jest.mock('../../requestFeed');

const FEED = 'https://ads.example.org/feed.json';
const AD = {
  company: 'Quill & Sons',
  description: '<b>Pens</b> &amp; ink',
  statlink: 'https://ads.example.org/click',
};

function Portal({
  overrides,
  children,
}: {
  overrides?: Partial<AdConfig>;
  children: ReactNode;
}) {
  return (
    <PortalFieldsProvider>
      <AdConfigProvider overrides={overrides}>{children}</AdConfigProvider>
    </PortalFieldsProvider>
  );
}

let comeNear: () => void;
let events: string[];
let feed: unknown;

beforeEach(() => {
  window.sessionStorage.clear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  jest.mocked(requestFeed).mockImplementation(async () => feed);
  // jsdom lays nothing out: every link takes room.
  HTMLAnchorElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  events = [];
  connectEvents(({ action, label }) => events.push(`${action} ${label}`));
  setConsent('granted');
  startFakeTime();
});

afterEach(() => {
  dropEvents();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets everything come that needs no time: chunks, answers, effects. */
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await pass(0);
  }
}

/** Renders the ad near the reader, and waits for its chunks. */
async function renderNear(overrides: Partial<AdConfig> = {}) {
  const { container } = render(
    <Portal overrides={{ random: () => 0.5, getServices: () => ({}), ...overrides }}>
      <Ad page="/x" />
    </Portal>,
  );
  act(() => comeNear());
  await settle();
  return container.querySelector<HTMLElement>('[data-ad]')!;
}

const withFeed = { getServices: () => ({ adFeedUrl: FEED }) };

it('is empty space on the server', () => {
  expect(
    renderToString(
      <Portal>
        <Ad page="/x" />
      </Portal>,
    ),
  ).toBe('<div class="space" data-ad="waiting"></div>');
});

it('is not there where ads are off', () => {
  expect(
    renderToString(
      <Portal overrides={{ enabled: false }}>
        <Ad page="/x" />
      </Portal>,
    ),
  ).toBe('');
});

it('stays empty until the reader comes near', async () => {
  const { container } = render(
    <Portal>
      <Ad page="/x" />
    </Portal>,
  );
  await pass(1000);
  expect(container.querySelector('[data-ad]')!.innerHTML).toBe('');
});

it.each([0, 0.3, 0.5, 0.7, 0.9])(
  'shows the in-house ad that the draw %d picks',
  async (draw) => {
    await renderNear({ random: () => draw });
    const { link, label } = IN_HOUSE_ADS[Math.floor(draw * 5)]!;
    expect(screen.getByRole('link').getAttribute('href')).toBe(link);
    expect(events).toEqual(draw < 0.1 ? [`display ${label}`] : []);
  },
);

it('tells of a click', async () => {
  await renderNear();
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => link.click());
  expect(events).toEqual(['click in-house-themes']);
});

it('shows what a feed brings as text, and counts one display', async () => {
  feed = { ads: [AD] };
  const space = await renderNear({ ...withFeed, random: () => 0 });
  expect(space.dataset.ad).toBe('third-party');
  expect(screen.getByRole('link').getAttribute('href')).toBe(AD.statlink);
  expect(space.textContent).toBe(`Ad${AD.company}${AD.description}`);
  await pass(20_000);
  expect(events).toEqual(['display third-party-feed']);
});

it('shows an in-house ad where the feed has none', async () => {
  feed = { ads: [] };
  const space = await renderNear(withFeed);
  expect(space.dataset.ad).toBe('in-house');
});

it('asks nobody without consent, and asks when it is given', async () => {
  setConsent('denied');
  feed = { ads: [AD] };
  const space = await renderNear(withFeed);
  expect(space.dataset.ad).toBe('in-house');
  act(() => setConsent('granted'));
  await settle();
  expect(space.dataset.ad).toBe('third-party');
  act(() => setConsent('denied'));
  expect(space.dataset.ad).toBe('in-house');
});

for (const [draw, text] of [
  [0.19, 'Thank you for reading'],
  [0.2, 'Premium templates'],
] as const) {
  it(`shows “${text}” at the seventh poll in vain, for a draw of ${draw}`, async () => {
    jest.mocked(requestFeed).mockReturnValue(new Promise(() => undefined));
    const space = await renderNear({ ...withFeed, random: () => draw });
    await pass(3400);
    expect(space.dataset.ad).toBe('waiting');
    await pass(100);
    expect(space.dataset.ad).toBe('blocked');
    expect(space.textContent).toContain(text);
  });
}

it('renders nothing after a crash, and tells of it', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  feed = { ads: [AD] };
  const now = () => {
    throw new Error('No clock');
  };
  const space = await renderNear({ ...withFeed, now });
  expect(space.dataset.ad).toBe('failed');
  expect(space.innerHTML).toBe('');
  expect(events).toEqual(['crash third-party']);
});
