/**
 * Every text that a reader sees or hears comes from a dictionary: options of
 * `no-restricted-syntax` that find words in the markup of our components. Names that are
 * the same in every language may stand there.
 */

const NAMES = 'MUI X|TypeScript|JavaScript|Playground|npm|pnpm|yarn';

const KEY = '\\w+(?:\\.\\w+)+';

/** Two letters in a row, in any script, in a text that is no name and no label's key. */
const WORDS = `/^(?!\\P{L}*(?:${NAMES}|${KEY})\\P{L}*$).*\\p{L}\\p{L}/su`;

const SPOKEN =
  '/^(?:alt|aria-(?:label|description|roledescription|valuetext)|label|placeholder|title)$/';

const message =
  "Readers see this text: put it into the labels.ts of its part and write t('group.key') here.";

/** Where the words of a text can stand: in quotes or in a template, as they are or as a choice. */
function findWords(place) {
  return [
    place,
    `${place} > :matches(ConditionalExpression, LogicalExpression)`,
  ].flatMap((parent) => [
    `${parent} > Literal[value=${WORDS}]`,
    `${parent} > TemplateLiteral > TemplateElement[value.cooked=${WORDS}]`,
  ]);
}

export const visibleTexts = [
  `JSXText[value=${WORDS}]`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORDS}]`,
  ...findWords('JSXElement > JSXExpressionContainer'),
  ...findWords('JSXFragment > JSXExpressionContainer'),
  ...findWords(`JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer`),
].map((selector) => ({ selector, message }));
