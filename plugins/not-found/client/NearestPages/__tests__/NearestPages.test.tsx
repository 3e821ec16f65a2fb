/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ModuleState } from '@site/src/hooks/useModule';
import type { Suggestions } from '../../../common/nearestPages';
import NearestPages from '..';

type SuggestModule = { suggest: (canonical: string) => Suggestions };

const mockState: { current?: ModuleState<SuggestModule> } = {};

jest.mock('@site/src/hooks/useModule', () => ({
  useModule: () => mockState.current,
}));
jest.mock('@site/src/hooks/usePageAddress', () => ({
  usePageAddress: () => ({ canonical: '/x/old' }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));
jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <h2>{children}</h2>,
}));

function show(state: Partial<ModuleState<SuggestModule>>) {
  mockState.current = {
    module: undefined,
    failure: undefined,
    loading: false,
    retry: () => {},
    ...state,
  };
  render(<NearestPages />);
}

describe('NearestPages', () => {
  it('says that it looks for pages', () => {
    show({ loading: true });
    expect(screen.getByText(/Looking for pages/)).toBeTruthy();
  });

  it('asks for the page at hand and links to what it gets', () => {
    const suggest = jest.fn(() => ({
      moved: { route: '/x/new', title: 'New' },
      nearest: [{ route: '/x/near', title: 'Near' }],
    }));
    show({ module: { suggest } });
    expect(suggest).toHaveBeenCalledWith('/x/old');
    expect(screen.getByText('This page has moved:', { exact: false })).toBeTruthy();
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ['/x/new', 'New'],
      ['/x/near', 'Near'],
    ]);
  });

  it('has no empty list', () => {
    show({ module: { suggest: () => ({ nearest: [] }) } });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says so when the list of pages does not come, and tries again', () => {
    const retry = jest.fn();
    show({ failure: new Error('offline'), retry });
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
