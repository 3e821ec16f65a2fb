import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code blocks take their colors from the same CSS variables as the demos' source,
 * so that both follow the color mode without a script.
 */
export const prismTheme: PrismTheme = {
  plain: {
    color: 'var(--portal-code-plain)',
    backgroundColor: 'var(--portal-code-background)',
  },
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: { color: 'var(--portal-code-comment)' },
    },
    {
      types: ['keyword', 'operator', 'boolean', 'important'],
      style: { color: 'var(--portal-code-keyword)' },
    },
    {
      types: ['string', 'attr-value', 'char', 'template-string', 'inserted'],
      style: { color: 'var(--portal-code-string)' },
    },
    {
      types: ['number', 'constant', 'symbol'],
      style: { color: 'var(--portal-code-number)' },
    },
    {
      types: ['function', 'class-name', 'tag', 'maybe-class-name'],
      style: { color: 'var(--portal-code-name)' },
    },
    {
      types: ['attr-name', 'property', 'parameter'],
      style: { color: 'var(--portal-code-property)' },
    },
    { types: ['punctuation'], style: { color: 'var(--portal-code-punctuation)' } },
    { types: ['deleted'], style: { color: 'var(--portal-code-deleted)' } },
  ],
};
