import { Joi } from '@docusaurus/utils-validation';

export const BACKGROUNDS = ['paper', 'tinted', 'none'] as const;

/** What an author may write on `<Demo />`. */
export interface DemoOptions {
  /** The demo's file `./Name.tsx`, or its folder `./Name`. */
  src: string;
  /** Height in pixels that is reserved for the running demo. */
  height?: number;
  /** The same on a phone, where it differs. */
  narrowHeight?: number;
  /** Greatest width in pixels of the running demo, which then stands in the middle. */
  maxWidth?: number;
  /** What it stands on: a tint where nothing is said, the card's paper, or nothing at all, without a margin. */
  background?: (typeof BACKGROUNDS)[number];
  /** Shows the whole code at first. */
  codeOpen?: boolean;
  /** Shows the running demo alone, without code and toolbar. */
  hideToolbar?: boolean;
  /** Runs the demo in a document of its own, whose width and viewport are the demo's. */
  frame?: boolean;
}

const pixels = Joi.number().integer().min(1).max(9999).messages({
  '*': '{#label} is a whole number of pixels, as in {#label}=\\{360}',
});

const schema = Joi.object<DemoOptions>({
  src: Joi.string().required().messages({
    '*': 'the demo’s file is missing: write src="./ColumnTypes.tsx"',
  }),
  height: pixels,
  narrowHeight: pixels,
  maxWidth: pixels,
  background: Joi.valid(...BACKGROUNDS),
  codeOpen: Joi.boolean(),
  hideToolbar: Joi.boolean(),
  frame: Joi.boolean(),
})
  .nand('codeOpen', 'hideToolbar', { isPresent: Boolean })
  .with('frame', 'height', { isPresent: Boolean })
  .messages({
    'any.only': '{#label} must be one of {#valids}',
    'boolean.base':
      '{#label} is a switch: write {#label} alone or {#label}=\\{false}',
    'object.nand':
      'codeOpen and hideToolbar exclude each other: without a toolbar there is no code',
    'object.with': 'height is needed: a frame has none of its own',
    'object.unknown': '{#label} is not an option of a demo',
  })
  .prefs({ abortEarly: false, errors: { wrap: { label: false } } });

const OPTION_NAMES = Object.keys(schema.describe().keys as object);

/**
 * Checks what an author wrote on `<Demo />`.
 *
 * @param attributes texts by name; an attribute without a value is `true`
 * @throws an Error that names every fault and the options that exist
 */
export function parseDemoOptions(attributes: Record<string, unknown>): DemoOptions {
  const { value, error } = schema.validate(attributes);
  if (error) {
    const faults = error.details.map(({ message }) => message).join('; ');
    throw new Error(
      `<Demo src="${String(attributes.src ?? '')}" />: ${faults}. The options are: ${OPTION_NAMES.join(', ')}.`,
    );
  }
  return value;
}
