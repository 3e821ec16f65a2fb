/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import Shortcuts from '@site/plugins/shortcuts/client/Shortcuts';
import type { Props } from '@theme/DocPaginator';
import DocPaginator from '..';

jest.mock('@theme-original/DocPaginator', () => ({
  __esModule: true,
  default: ({ previous, next }: Props) => (
    <p>
      {previous?.title}, {next?.title}
    </p>
  ),
}));

const mockItems = [
  { type: 'link', label: 'Overview', href: '/x/react-data-grid' },
  { type: 'link', label: 'Quickstart', href: '/x/react-data-grid/quickstart' },
  {
    type: 'category',
    label: 'Editing',
    items: [{ type: 'link', label: 'Overview', href: '/x/react-data-grid/editing' }],
  },
];

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => ({ items: mockItems }),
}));

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Where a key leads to from a page between two others. */
function press(key: string, previous: string, next: string) {
  const { container } = render(
    <MemoryRouter initialEntries={['/x/here']}>
      <DocPaginator
        previous={{ title: 'Previous', permalink: previous }}
        next={{ title: 'Next', permalink: next }}
      />
      <Shortcuts />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.keyDown(document.body, { key });
  return container.querySelector('output')!.textContent;
}

describe('the keys of DocPaginator', () => {
  it.each([
    ['p', '/x/before/', '/x/after/', '/x/before'],
    ['n', '/x/before/', '/x/after/', '/x/after'],
    ['n', '/zh/x/before', '/zh/x/after', '/zh/x/after'],
  ])('lead by %s between %s and %s to %s', (key, previous, next, address) => {
    expect(press(key, previous, next)).toBe(address);
  });
});

it('previous and next never bear the same name', () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/x/react-data-grid/quickstart']}>
      <DocPaginator
        previous={{ title: 'Overview', permalink: '/x/react-data-grid/' }}
        next={{ title: 'Overview', permalink: '/x/react-data-grid/editing/' }}
      />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe('Overview (Data Grid), Overview (Editing)');
});
