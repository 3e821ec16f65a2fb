/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import Shortcuts from '@site/plugins/shortcuts/client/Shortcuts';
import DocPaginator from '..';

jest.mock('@theme-original/DocPaginator', () => ({
  __esModule: true,
  default: () => null,
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
