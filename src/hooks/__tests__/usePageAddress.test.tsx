/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { usePageAddress } from '../usePageAddress';

jest.mock('@docusaurus/theme-common', () => ({
  useHistorySelector: () => '',
}));

let mockStartedLost = false;
jest.mock('@site/src/utils/startedLost', () => ({
  get startedLost() {
    return mockStartedLost;
  },
}));

const rendered: string[] = [];

function Address() {
  const { canonical } = usePageAddress();
  rendered.push(canonical);
  return <p>{canonical}</p>;
}

function Page({ address }: { address: string }) {
  return (
    <BrowserContextProvider>
      <MemoryRouter initialEntries={[address]}>
        <Address />
      </MemoryRouter>
    </BrowserContextProvider>
  );
}

/** Takes over the HTML of one address at another one, as every browser does with that of the 404 page. */
function hydrate(built: string, address: string) {
  mockStartedLost = built.endsWith('/404.html');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page address={built} />);
  const onRecoverableError = jest.fn();
  rendered.length = 0;
  render(<Page address={address} />, {
    container: document.body.appendChild(container),
    hydrate: true,
    onRecoverableError,
  });
  return { text: container.textContent, onRecoverableError };
}

describe('usePageAddress', () => {
  it.each([
    ['/404.html', '/x/react-charts/bar', '/x/react-charts/bar'],
    ['/zh/404.html', '/zh/nowhere', '/nowhere'],
    ['/zh/x/react-charts', '/zh/x/react-charts', '/x/react-charts'],
  ])(
    'agrees with the HTML of %s at %s, and knows the address then',
    (built, address, canonical) => {
      const { text, onRecoverableError } = hydrate(built, address);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(text).toBe(canonical);
    },
  );

  it('needs no second look on a page that exists', () => {
    hydrate('/x/api', '/x/api');
    expect(new Set(rendered)).toEqual(new Set(['/x/api']));
  });
});
