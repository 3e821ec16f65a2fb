import { createEvents } from '../extract/createCatalogues';
import { createPackages } from './createPackages';

const packages = createPackages({
  community: `
    interface Mode { a: 1 }
    export interface GridRowParams<R = any> { row: R }
    interface RowEvents {
      /** Fired when a row is clicked. */
      rowClick: { params: GridRowParams<any>; event: MouseEvent | {} };
      /** @ignore - do not document. */
      rowOver: { params: GridRowParams };
    }
    export interface GridEventLookup extends RowEvents {
      unmount: {};
      /** @deprecated Use unmount. */ gone: { params: 'a' | 'b' };
    }
  `,
  pro: `
    export * from 'HOME';
    interface ProEvents { /** Fired at the end. */ end: { params: number } }
    declare module 'HOME' { interface GridEventLookup extends ProEvents {} }
  `,
});

describe('the events of the grid', () => {
  it('are those of all packages, each with the plan of the smallest that has it', () => {
    expect(createEvents(packages)).toEqual([
      {
        name: 'end',
        description: 'Fired at the end.',
        plan: 'pro',
        params: 'number',
      },
      {
        name: 'gone',
        description: '',
        deprecated: 'Use unmount.',
        plan: 'community',
        params: "'a' | 'b'",
      },
      {
        name: 'rowClick',
        description: 'Fired when a row is clicked.',
        plan: 'community',
        params: 'GridRowParams',
        event: 'MouseEvent | {}',
      },
      { name: 'unmount', description: '', plan: 'community' },
    ]);
  });

  it('of a package show nothing that a larger one adds', () => {
    const [community] = packages;
    const names = createEvents(community ? [community] : []).map(({ name }) => name);
    expect(names).toEqual(['gone', 'rowClick', 'unmount']);
  });

  it('are none where a product has no such interface', () => {
    expect(
      createEvents(createPackages({ community: 'export type A = 1;' })),
    ).toEqual([]);
  });
});
