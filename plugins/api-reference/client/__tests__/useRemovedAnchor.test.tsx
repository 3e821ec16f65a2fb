/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useRemovedAnchor } from '../useRemovedAnchor';

function Page({ ids }: { ids: string[] }) {
  useRemovedAnchor('present');
  return ids.map((id) => <p key={id} id={id} />);
}

describe('useRemovedAnchor', () => {
  it.each([
    ['#prop-size', ['removed-prop-size'], '#removed-prop-size'],
    ['#prop-size', ['prop-size', 'removed-prop-size'], ''],
    ['#prop-size', ['removed-prop-width'], ''],
    ['', ['removed-'], ''],
  ])('leads from %j, where %j are there, to %j', (hash, ids, target) => {
    window.location.hash = '';
    render(
      <MemoryRouter initialEntries={[`/${hash}`]}>
        <Page ids={ids} />
      </MemoryRouter>,
    );
    expect(window.location.hash).toBe(target);
  });
});
