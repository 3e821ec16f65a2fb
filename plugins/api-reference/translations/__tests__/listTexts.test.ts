import type { ApiProduct } from '../../types';
import { hashText } from '../../../../src/node/hashText';
import { listTexts } from '../listTexts';
import { createComponent, createProduct } from './createProduct';

const signature = {
  params: [
    { name: 'row', type: 'Row', description: 'The row.' },
    { name: 'row.id', type: 'string', description: 'Its id.' },
  ],
  returns: { type: 'string', description: 'A name.' },
};

const { props, ...entry } = createComponent('Row');

describe('listTexts', () => {
  it.each<[string, Partial<ApiProduct>, Record<string, string>]>([
    [
      'a component',
      { pages: [createComponent('Pie')] },
      {
        'charts/Pie#description': 'Shows a Pie.',
        'charts/Pie#prop-onPick': 'Called with the item.',
        'charts/Pie#prop-onPick.deprecated': 'Use `onSelect`.',
        'charts/Pie#prop-onPick.default': '`null` on a phone',
        'charts/Pie#prop-onPick.param-item': 'The item.',
        'charts/Pie#prop-onPick.returns': 'Nothing.',
        'charts/Pie#slot-root': 'The root.',
      },
    ],
    [
      'an interface',
      {
        pages: [
          {
            ...entry,
            kind: 'interface',
            extends: [],
            members: [{ ...props[0]!, default: 'null', signature }],
          },
        ],
      },
      {
        'charts/Row#description': 'Shows a Row.',
        'charts/Row#prop-onPick': 'Called with the item.',
        'charts/Row#prop-onPick.deprecated': 'Use `onSelect`.',
        'charts/Row#prop-onPick.param-row': 'The row.',
        'charts/Row#prop-onPick.param-row.id': 'Its id.',
        'charts/Row#prop-onPick.returns': 'A name.',
      },
    ],
    [
      'a hook',
      {
        pages: [
          {
            ...entry,
            kind: 'hook',
            description: '',
            deprecated: 'Gone soon.',
            signature,
          },
        ],
      },
      {
        'charts/Row#deprecated': 'Gone soon.',
        'charts/Row#param-row': 'The row.',
        'charts/Row#param-row.id': 'Its id.',
        'charts/Row#returns': 'A name.',
      },
    ],
    [
      'events and selectors',
      {
        product: 'data-grid',
        events: [{ name: 'rowClick', plan: 'pro', description: 'A click.' }],
        selectors: [
          {
            name: 'rowSelector',
            plan: 'pro',
            description: 'A row.',
            returns: 'Row',
            args: [{ name: 'id', type: 'string', description: 'Its id.' }],
            source: entry.source,
          },
        ],
      },
      {
        'data-grid/events#event-rowClick': 'A click.',
        'data-grid/selectors#selector-rowSelector': 'A row.',
        'data-grid/selectors#selector-rowSelector.param-id': 'Its id.',
      },
    ],
  ])('lists the texts of %s by their keys, and no code', (_, fields, expected) => {
    const texts = listTexts([createProduct(fields)]);
    expect(
      Object.fromEntries(texts.map(({ page, key, en }) => [`${page}#${key}`, en])),
    ).toEqual(expected);
    expect(texts.map(({ hash }) => hash)).toEqual(
      texts.map(({ en }) => hashText(en)),
    );
  });
});
