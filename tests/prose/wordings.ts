/** A wording that this project does not use. */
export interface Wording {
  /** A regular expression, whatever the case. */
  pattern: string;
  /** What to write instead, as a sentence. */
  write: string;
}

const word = (alternatives: string) => `\\b(?:${alternatives})\\b`;

/** Words that tell the reader how hard something is: who is stuck reads them as blame. */
const MINIMIZING: readonly Wording[] = [
  { pattern: word('simply'), write: 'Leave it out, or say what makes it short.' },
  {
    pattern: word('easily|easy to use|effortless(?:ly)?'),
    write: 'Leave it out, or say what it takes.',
  },
  { pattern: word('of course|obviously|needless to say'), write: 'Leave it out.' },
  {
    pattern: `${word('just')}(?! (?:as|like|above|after|before|below|beside|under)\\b)`,
    write: 'Leave it out, or write "only".',
  },
];

/** Words that take room and say nothing. */
const EMPTY: readonly Wording[] = [
  {
    pattern: word('please note|note that|keep in mind that|it should be noted that'),
    write: 'Leave it out: say the thing itself.',
  },
  { pattern: word('please(?! note)'), write: 'Leave it out.' },
  { pattern: word('in order to'), write: 'Write "to".' },
  { pattern: word('basically|actually|very unique|really'), write: 'Leave it out.' },
  { pattern: word('due to the fact that'), write: 'Write "because".' },
  { pattern: word('at this point in time'), write: 'Write "now".' },
  {
    pattern: word('a (?:large|huge|wide) (?:number|range|variety) of'),
    write: 'Write "many", or the number.',
  },
];

/** Words of advertisements. */
const HYPE: readonly Wording[] = [
  {
    pattern: word(
      'powerful|seamless(?:ly)?|blazing(?:ly)?|cutting-edge|world-class|robust|delightful|next-level',
    ),
    write: 'Say what it does, with a number where there is one.',
  },
  { pattern: word('leverag(?:e|es|ed|ing)'), write: 'Write "use".' },
  { pattern: word('utili[sz](?:e|es|ed|ing)'), write: 'Write "use".' },
];

/** Wordings that are hard to read out, to translate or to find. */
const UNCLEAR: readonly Wording[] = [
  {
    pattern: word('click here|read more here|see here'),
    write: 'Name the page that the link leads to.',
  },
  { pattern: '\\be\\.\\s?g\\.', write: 'Write "for example" or "such as".' },
  { pattern: '\\bi\\.\\s?e\\.', write: 'Write "that is".' },
  { pattern: '\\betc\\b\\.?', write: 'Write "and so on", or name them all.' },
  { pattern: word('and/or'), write: 'Write "or", or both cases.' },
  {
    pattern: word('allows? (?:you )?to'),
    write: 'Write "lets you", or say what you do.',
  },
  {
    pattern: '—',
    write:
      'An em dash does not separate here: write a colon, a comma or a new sentence.',
  },
  {
    pattern: '(?<=\\p{L}) – (?=\\p{L})',
    write:
      'A dash does not separate here: write a colon, a comma or a new sentence.',
  },
  { pattern: word('whitelist(?:s|ed|ing)?'), write: 'Write "allow list".' },
  { pattern: word('blacklist(?:s|ed|ing)?'), write: 'Write "block list".' },
];

/** Syntax that reads as translated, and makes readers read twice. */
const TRANSLATED: readonly Wording[] = [
  { pattern: word('whoever'), write: 'Write "if you" or "users who".' },
  { pattern: word('anew'), write: 'Write "again".' },
  {
    pattern: word('also (?:if|where|while)'),
    write: 'Write "even if" or "even where".',
  },
  { pattern: word('other than with'), write: 'Write "unlike with".' },
  { pattern: word('by this rule'), write: 'Say what the rule does.' },
  { pattern: word('is said by'), write: 'Name who says it.' },
  { pattern: word('plays? no part'), write: 'Write "is not used".' },
  { pattern: word('without a word'), write: 'Write "without an error".' },
  { pattern: word('and no more'), write: 'Write "only".' },
  { pattern: word('for the sake of'), write: 'Write "to" or "for".' },
  { pattern: word('hears? (?:of|it|them)'), write: 'Write "receives".' },
  { pattern: word('wins? over'), write: 'Write "overrides".' },
  {
    pattern: word('(?:a|an|one|some) \\w+ of (?:yours|theirs)'),
    write: 'Write "your own" before the noun, or "a custom".',
  },
  {
    pattern: word(
      'at (?:each|every) (?:build|call|change|click|load|poll|press|render|request|run|time|update|visit)',
    ),
    write: 'Write "on every" or "every time".',
  },
  { pattern: word('at the click'), write: 'Write "when the user clicks".' },
  {
    pattern: `(?<!re-)${word('renders? again|renders often')}`,
    write: 'Write "re-render".',
  },
  {
    pattern: word('keyboard use'),
    write: 'Write "keyboard navigation" or "keyboard support".',
  },
  { pattern: word('focus marks?'), write: 'Write "focus indicator".' },
  {
    pattern: word('(?:bugs?|errors?|faults?|limits?) of (?:version )?\\d+\\.\\d+'),
    write: 'A version has its faults "in" it.',
  },
  {
    pattern: word(
      '(?:codemods|components|issues|libraries|packages|roadmap|telemetry) of (?:Material UI|MUI X)',
    ),
    write: 'Put the product first, as in "MUI X packages".',
  },
  {
    pattern: word('per \\w+ and (?:day|hour|month|week|year)'),
    write: 'Write "per developer, per year".',
  },
];

/** British spellings that the dictionary of American English lets pass, by the American ones. */
const BRITISH: readonly [british: string, american: string][] = [
  ['acknowledgements?', 'acknowledgment'],
  ['ageing', 'aging'],
  ['amongst', 'among'],
  ['analogues?', 'analog'],
  ['artefacts?', 'artifact'],
  ['cancell(?:ed|ing)', 'canceled, canceling'],
  ['catalogues?', 'catalog'],
  ['cent(?:res?|red)', 'center, centered'],
  ['cheques?', 'check'],
  ['coloured', 'colored'],
  ['cosy', 'cozy'],
  ['dialled', 'dialed'],
  ['enrols?', 'enroll'],
  ['favour', 'favor'],
  ['fibre', 'fiber'],
  ['focuss(?:ed|es|ing)', 'focused, focuses, focusing'],
  ['fulfils?', 'fulfill'],
  ['grey(?:s|ed|ing)?', 'gray'],
  ['(?:flav|harb|hon|hum|lab|rum)our', '-or, as in flavor'],
  ['judgement', 'judgment'],
  ['labell(?:ed|ing)', 'labeled, labeling'],
  ['learnt', 'learned'],
  ['levelled', 'leveled'],
  ['litres?', 'liter'],
  ['metres?', 'meter'],
  ['modell(?:ed|ing)', 'modeled, modeling'],
  ['programmes?', 'program'],
  ['signalled', 'signaled'],
  ['skilful', 'skillful'],
  ['(?:mis)?spelt', 'spelled, misspelled'],
  ['theatres?', 'theater'],
  ['towards', 'toward'],
  ['travell(?:ed|ing|ers?)', 'traveled, traveling, traveler'],
  ['whilst', 'while'],
];

/** What the project does not write, with what to write instead. */
export const wordings: readonly Wording[] = [
  ...MINIMIZING,
  ...EMPTY,
  ...HYPE,
  ...UNCLEAR,
  ...TRANSLATED,
  ...BRITISH.map(([british, american]) => ({
    pattern: word(british),
    write: `American spelling: ${american}.`,
  })),
];
