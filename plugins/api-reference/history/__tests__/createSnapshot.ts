import type { ReleaseModel } from '../../extract/extractRelease';
import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiProp,
  Plan,
} from '../../types';
import { createHistory } from '../createHistory';
import { type Snapshot, toSnapshot } from '../snapshot';
import type {
  EntryHistory,
  MemberHistory,
  ProductHistory,
} from '../../common/history/types';

/** A prop by default of the type `number`. */
export function createProp(name: string, fields: Partial<ApiProp> = {}): ApiProp {
  return {
    name,
    type: 'number',
    required: false,
    description: 'A prop.',
    plan: 'community',
    ...fields,
  };
}

const SHARED = {
  product: 'charts',
  imports: [],
  description: '',
  source: { package: '@mui/x-charts', version: '8.0.0', file: 'index.mjs' },
  types: {},
} as const;

/** A component of the charts: `Bars`. */
export function createComponent(
  props: ApiProp[],
  fields: Partial<ApiComponent> = {},
): ApiComponent {
  return {
    ...SHARED,
    imports: [],
    kind: 'component',
    name: 'Bars',
    slug: 'bars',
    plan: 'community',
    demos: [],
    muiName: null,
    themeOptions: [],
    props,
    slots: [],
    classes: [],
    ...fields,
  };
}

/** An interface of the charts: `BarItem`. */
export function createInterface(members: ApiProp[]): ApiInterface {
  return {
    ...SHARED,
    imports: [],
    kind: 'interface',
    name: 'BarItem',
    slug: 'bar-item',
    plan: 'community',
    extends: [],
    members,
  };
}

/** A hook of the charts: `useBars`. */
export function createHook(params: string[]): ApiHook {
  return {
    ...SHARED,
    imports: [],
    kind: 'hook',
    name: 'useBars',
    slug: 'use-bars',
    plan: 'community',
    signature: {
      params: params.map((name) => ({ name, type: 'string', description: '' })),
    },
  };
}

/** What a version of the charts tells; its pages are all that it exports. */
export function createSnapshot(
  version: string,
  pages: ReleaseModel['pages'],
  {
    missing = [],
    exports = pages.map(({ name }) => name),
    undocumentedProps = {},
    ...others
  }: { missing?: Plan[] } & Partial<
    Pick<
      ReleaseModel,
      | 'exports'
      | 'undocumentedProps'
      | 'ignoredProps'
      | 'undocumentedClasses'
      | 'inheritedProps'
      | 'hiddenMembers'
    >
  > = {},
): Snapshot {
  const model: ReleaseModel = {
    product: 'charts',
    pages,
    events: [],
    selectors: [],
    types: {},
    exports,
    undocumentedProps,
    ...others,
  };
  return toSnapshot(model, version, missing);
}

/** The history of versions of the charts. */
export function createChartsHistory(...snapshots: Snapshot[]): ProductHistory {
  return createHistory('charts', snapshots);
}

/** The entry of a history, `Bars` by default. */
export function getEntry(history: ProductHistory, name = 'Bars'): EntryHistory {
  return history.entries.find((entry) => entry.name === name)!;
}

/** The member of `Bars`, by name. */
export function getMember(history: ProductHistory, name: string): MemberHistory {
  return getEntry(history).members.find((member) => member.name === name)!;
}
