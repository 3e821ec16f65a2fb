import type { ApiComponent } from '../../types';
import { applyTranslations } from '../applyTranslations';
import { hashText } from '../../../../src/node/hashText';
import type { Translations } from '../types';
import { createComponent, createProduct } from './createProduct';

const translate = (en: string, text: string) => ({ hash: hashText(en), text });

function apply({ shared = {}, pages = {} }: Partial<Translations>): ApiComponent {
  const product = applyTranslations(
    createProduct({ pages: [createComponent('Pie')] }),
    { shared, pages },
  );
  return product.pages[0] as ApiComponent;
}

const PICK = {
  'prop-onPick': translate('Called with the item.', '收到条目。'),
  'prop-onPick.deprecated': translate('Use `onSelect`.', '请用 `onSelect`。'),
  'prop-onPick.default': translate('`null` on a phone', '手机上为 `null`'),
};

describe('applyTranslations', () => {
  it('translates a member with its deprecation and its default', () => {
    const [prop] = apply({ pages: { 'charts/Pie': PICK } }).props;
    expect(prop).toMatchObject({
      description: '收到条目。',
      deprecated: '请用 `onSelect`。',
      default: '手机上为 `null`',
    });
    expect(prop).not.toHaveProperty('untranslated');
  });

  it('translates parameters and returned values for themselves', () => {
    const pages = {
      'charts/Pie': { 'prop-onPick.param-item': translate('The item.', '条目。') },
    };
    expect(apply({ pages }).props[0]!.signature).toEqual({
      params: [{ name: 'item', type: 'Item', description: '条目。' }],
      returns: { type: 'void', description: 'Nothing.', untranslated: true },
    });
  });

  it.each<[string, Partial<Translations>, string | undefined]>([
    ['without any', {}, undefined],
    [
      'by that of its page',
      {
        pages: { 'charts/Pie': { description: translate('Shows a Pie.', '页面') } },
      },
      '页面',
    ],
    [
      'by that of all pages first',
      {
        shared: { [hashText('Shows a Pie.')]: { en: 'Shows a Pie.', text: '共用' } },
        pages: { 'charts/Pie': { description: translate('Shows a Pie.', '页面') } },
      },
      '共用',
    ],
    [
      'by that of its page while that of all pages is empty',
      {
        shared: { [hashText('Shows a Pie.')]: { en: 'Shows a Pie.', text: '' } },
        pages: { 'charts/Pie': { description: translate('Shows a Pie.', '页面') } },
      },
      '页面',
    ],
    [
      'not by one of another page',
      {
        pages: { 'charts/Bar': { description: translate('Shows a Pie.', '页面') } },
      },
      undefined,
    ],
    [
      'not by one of an older text',
      { pages: { 'charts/Pie': { description: translate('Draws a Pie.', '旧') } } },
      undefined,
    ],
    [
      'not by an empty one',
      { pages: { 'charts/Pie': { description: translate('Shows a Pie.', '') } } },
      undefined,
    ],
  ])('translates a text %s', (_, translations, expected) => {
    const { description, untranslated } = apply(translations);
    expect({ description, untranslated }).toEqual(
      expected === undefined
        ? { description: 'Shows a Pie.', untranslated: true }
        : { description: expected, untranslated: undefined },
    );
  });

  it('shows a member in English while one of its texts has no translation', () => {
    const { 'prop-onPick.deprecated': left, ...rest } = PICK;
    const [prop] = apply({ pages: { 'charts/Pie': rest } }).props;
    expect(left.text).toBe('请用 `onSelect`。');
    expect(prop).toMatchObject({
      description: 'Called with the item.',
      default: '`null` on a phone',
      untranslated: true,
    });
  });

  it('marks nothing that has no text', () => {
    expect(apply({}).classes[0]).not.toHaveProperty('untranslated');
  });
});
