/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { PortalFields } from '@site/src/contexts/PortalFieldsProvider';
import ServiceList from '..';

let mockFields: Partial<PortalFields> = {};

jest.mock('@site/src/contexts/PortalFieldsProvider', () => ({
  usePortalFields: () => mockFields,
}));

/** What the list says of each service, in a portal with these fields. */
function list(configured: Partial<PortalFields>) {
  mockFields = configured;
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
