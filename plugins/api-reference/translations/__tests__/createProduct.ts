import type { ApiComponent, ApiProduct } from '../../types';

/** A component with a text of each kind; `description` is that of its one class too. */
export function createComponent(
  name: string,
  fields: Partial<ApiComponent> = {},
): ApiComponent {
  return {
    kind: 'component',
    name,
    product: 'charts',
    slug: name.toLowerCase(),
    plan: 'community',
    imports: [],
    description: `Shows a ${name}.`,
    source: { package: '@mui/x-charts', version: '1.0.0', file: `${name}.js` },
    demos: [],
    muiName: null,
    themeOptions: [],
    props: [
      {
        name: 'onPick',
        type: '(item: Item) => void',
        required: false,
        plan: 'community',
        description: 'Called with the item.',
        deprecated: 'Use `onSelect`.',
        default: '`null` on a phone',
        signature: {
          params: [{ name: 'item', type: 'Item', description: 'The item.' }],
          returns: { type: 'void', description: 'Nothing.' },
        },
      },
    ],
    slots: [
      {
        name: 'root',
        default: 'div',
        description: 'The root.',
        deprecated: true,
        plan: 'community',
      },
    ],
    classes: [
      { key: 'root', className: 'Pie-root', description: '', plan: 'community' },
    ],
    ...fields,
  };
}

/** A product with what the test gives, and nothing else. */
export function createProduct(fields: Partial<ApiProduct>): ApiProduct {
  return {
    product: 'charts',
    pages: [],
    events: [],
    selectors: [],
    types: {},
    ...fields,
  };
}
