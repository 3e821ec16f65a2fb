import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

/**
 * The editor's tokens under the class names that the site's style sheet colors in all
 * other code, so that both modes work without a word to the editor.
 */
const TOKENS = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.self, tags.null], class: 'token keyword' },
  { tag: tags.bool, class: 'token boolean' },
  { tag: [tags.operator, tags.unit], class: 'token operator' },
  { tag: [tags.string, tags.special(tags.string)], class: 'token string' },
  { tag: [tags.attributeValue, tags.regexp], class: 'token string' },
  { tag: [tags.number, tags.color], class: 'token number' },
  { tag: [tags.className, tags.typeName], class: 'token class-name' },
  { tag: tags.tagName, class: 'token tag' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'token function',
  },
  { tag: tags.attributeName, class: 'token attr-name' },
  { tag: tags.propertyName, class: 'token property' },
]);

export const highlighting = syntaxHighlighting(TOKENS);
