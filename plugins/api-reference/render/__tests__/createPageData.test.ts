import type { ApiComponent, ApiHook, ApiInterface } from '../../types';
import {
  createEntry,
  createMember,
  createRecord,
} from '../../history/__tests__/createRecord';
import { createPageData } from '../createPageData';
import { createPageHistory } from '../createPageHistory';
import { createTestContext } from './createTestContext';

const entry = {
  product: 'charts' as const,
  plan: 'community' as const,
  imports: [
    { package: '@mui/x-charts', statement: "import { X } from '@mui/x-charts';" },
  ],
  description: 'Shows a [[Thing]].',
  source: { package: '@mui/x-charts', version: '1.2.3', file: 'Bars/Bars.mjs' },
};

const component: ApiComponent = {
  ...entry,
  kind: 'component',
  name: 'Bars',
  slug: 'bars',
  demos: [],
  muiName: null,
  themeOptions: [],
  props: [],
  slots: [],
  classes: [],
};

const hook: ApiHook = {
  ...entry,
  kind: 'hook',
  name: 'useBars',
  slug: 'use-bars',
  typeParameters: 'T = Thing',
  signature: {
    params: [{ name: 'id', type: 'string', isOptional: true, description: '' }],
    returns: { type: 'Thing', description: 'All of them.' },
  },
};

const contract: ApiInterface = {
  ...entry,
  kind: 'interface',
  name: 'BarsApi',
  slug: 'bars-api',
  extends: ['Thing', 'Unknown'],
  members: [
    {
      name: 'zoom',
      type: '() => void',
      required: true,
      plan: 'pro',
      description: 'Zooms.',
      untranslated: true,
    },
  ],
};

const create = (page: ApiComponent | ApiHook | ApiInterface) =>
  createPageData(page, undefined, createTestContext());

describe('createPageData', () => {
  it('leaves out the sections of members that a component has none of', () => {
    const slots = [{ name: 'bar', description: '', plan: 'community' as const }];
    expect(create({ ...component, slots }).sections.map(({ kind }) => kind)).toEqual(
      ['slots'],
    );
  });

  it('has what can be set in a theme', () => {
    const data = create({
      ...component,
      muiName: 'MuiBars',
      themeOptions: ['defaultProps', 'styleOverrides'],
      classes: [
        {
          key: 'focused',
          className: 'Mui-focused',
          description: '',
          isGlobal: true,
          plan: 'community',
        },
        {
          key: 'bar--low',
          className: 'MuiBars-bar--low',
          description: '',
          plan: 'community',
        },
      ],
    });
    expect(data.theme?.snippet).toMatchInlineSnapshot(`
      "import { createTheme } from '@mui/material/styles';

      const theme = createTheme({
        components: {
          MuiBars: {
            defaultProps: {
              // Props of Bars
            },
            styleOverrides: {
              'bar--low': {
                // Styles
              },
            },
          },
        },
      });"
    `);
  });

  it.each([
    [
      { name: 'HTMLDivElement' },
      'https://developer.mozilla.org/docs/Web/API/HTMLDivElement',
    ],
    [
      { name: 'TextField', package: '@mui/material' },
      'https://mui.com/material-ui/api/text-field/#props',
    ],
    [{ name: 'Thing', package: '@mui/x-charts' }, '/x/api/charts/thing#props'],
    [{ name: 'Hidden', package: '@mui/x-charts' }, undefined],
  ])('leads to the inherited props of %j', (inheritance, href) => {
    expect(create({ ...component, inheritance }).inheritance).toEqual({
      name: inheritance.name,
      ...(href !== undefined && { href }),
    });
  });

  it('writes a hook’s signature and what it returns', () => {
    expect(create(hook)).toMatchObject({
      signature: 'function useBars<T = Thing>(id?: string): Thing',
      returns:
        '<code><a href="/x/api/charts/thing" data-type="Thing">Thing</a></code> All of them.',
      sections: [{ kind: 'params', names: ['id'] }],
    });
  });

  it('calls an interface’s props members, and links what it extends', () => {
    expect(create(contract)).toMatchObject({
      extends: [{ name: 'Thing', href: '/x/api/charts/thing' }, { name: 'Unknown' }],
      sections: [{ kind: 'props', label: 'members', names: ['zoom'] }],
      untranslatedCount: 1,
    });
  });

  it.each([
    ['no member where all are required', [true, true], 0],
    ['those that must be given, where some are', [true, false], 1],
  ])('marks %s', (_, required, count) => {
    const members = required.map((isRequired, index) => ({
      ...contract.members[0]!,
      name: `m${index}`,
      required: isRequired,
    }));
    const { markup } = create({ ...contract, members }).sections[0]!;
    expect(markup!.match(/>Required</g) ?? []).toHaveLength(count);
  });

  it.each([
    [
      entry.source,
      'https://github.com/mui/mui-x/tree/v1.2.3/packages/x-charts/src/Bars',
    ],
    [
      { ...entry.source, file: 'index.mjs' },
      'https://github.com/mui/mui-x/tree/v1.2.3/packages/x-charts/src',
    ],
    [
      { ...entry.source, file: 'esm/Bars/Bars.js' },
      'https://github.com/mui/mui-x/tree/v1.2.3/packages/x-charts/src/Bars',
    ],
    [
      { ...entry.source, file: 'esm/index.d.ts' },
      'https://github.com/mui/mui-x/tree/v1.2.3/packages/x-charts/src',
    ],
    [
      { ...entry.source, package: 'elsewhere' },
      'https://www.npmjs.com/package/elsewhere/v/1.2.3',
    ],
  ])('leads from %j to the source', (source, href) => {
    expect(create({ ...component, source }).source?.href).toBe(href);
  });

  it('has what the record says, and nothing where it says nothing', () => {
    const record = createEntry(
      [createMember('size', { from: '8.2.0' }, { from: '8.9.4', default: '2' })],
      { states: [{ from: '8.2.0', plan: 'community' }] },
    );
    const history = createPageHistory(
      { history: createRecord(record), installed: '8.10.1' },
      { kind: 'component', name: 'Bars' },
    );
    const data = createPageData(component, undefined, createTestContext(history));
    expect(data.since).toMatchObject({ from: '8.2.0' });
    expect(data.changes?.markup).toContain('none → <code>2</code>');
    expect(create(component)).not.toHaveProperty('changes');
    expect(create(component)).not.toHaveProperty('since');
  });
});
