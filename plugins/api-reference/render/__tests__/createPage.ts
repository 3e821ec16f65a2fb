import type { ApiComponent } from '../../types';

/** A component of charts that has nothing but what is given. */
export function createComponent(fields: Partial<ApiComponent>): ApiComponent {
  return {
    kind: 'component',
    name: 'Bars',
    product: 'charts',
    slug: 'bars',
    plan: 'community',
    imports: [],
    description: '',
    source: { package: '@mui/x-charts', version: '8.10.1', file: 'Bars/Bars.mjs' },
    demos: [],
    muiName: null,
    themeOptions: [],
    props: [],
    slots: [],
    classes: [],
    ...fields,
  };
}
