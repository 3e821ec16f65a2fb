/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { PortalServices } from '../../../common/services';
import type { PortalFields } from '@site/src/contexts/PortalFieldsProvider';
import ServiceList from '..';

let mockFields: Partial<PortalFields> = {};
let mockServices: PortalServices = {};

jest.mock('@site/src/contexts/PortalFieldsProvider', () => ({
  usePortalFields: () => mockFields,
}));

jest.mock('../../readServices', () => ({
  readServices: () => mockServices,
}));

/** What the list says of each service, in a portal with these fields. */
function list(configured: Partial<PortalFields>, services: PortalServices = {}) {
  mockFields = configured;
  mockServices = services;
  render(<ServiceList />);
  return screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
}

it('no service is used that is not configured', () => {
  expect(new Set(list({}).map(([, state]) => state))).toEqual(
    new Set(['Not used here']),
  );
});

it('configured services are named with their hosts', () => {
  const algolia = { appId: 'APP', searchKey: 'key', indexName: 'portal' };
  expect(list({ algolia, fontsUrl: 'https://fonts.example.org/inter.css' })).toEqual(
    expect.arrayContaining([
      ['Search by Algolia', 'Used here: *.algolia.net, *.algolianet.com'],
      ['Fonts service', 'Used here: fonts.example.org'],
    ]),
  );
});

it('a fonts service is named by all its hosts, each once', () => {
  expect(
    list({
      fontsUrl: 'https://fonts.example.org/inter.css',
      iconFontsUrl: 'https://fonts.example.org/icons.css',
      extraFontsUrl: 'https://more.example.org/extra.css',
    }),
  ).toContainEqual([
    'Fonts service',
    'Used here: fonts.example.org, more.example.org',
  ]);
});

it('an address of the portal itself is named by the portal’s host', () => {
  expect(list({}, { feedbackUrl: '/feedback' }).map(([, state]) => state)).toContain(
    'Used here: localhost',
  );
});
