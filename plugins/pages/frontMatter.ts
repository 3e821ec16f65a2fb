import { Joi } from '@docusaurus/utils-validation';

/** Marks of a page, shown as badges in the sidebar and beside its title. */
export interface PageMarks {
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** Front matter of a page, as this portal asks for it. */
export interface PageFrontMatter extends PageMarks {
  title: string;
  /** One sentence of at most 160 characters. */
  description: string;
  /** A shorter title for the sidebar. */
  sidebar_label?: string;
  /** How users ask for the page, in its language; unseen on it. The search reads them. */
  phrases?: string[];
  /** The same for single sections, by the ids of their headings. */
  sectionPhrases?: Record<string, string[]>;
  /** Components that the page documents, by their exported names. */
  components?: string[];
  /** Where to vote for a planned feature. */
  voteUrl?: string;
  /** Whether the page shows icons by their names, from a font of 128 kB. */
  iconFonts?: boolean;
  /** Built in the development server only. */
  draft?: boolean;
  /** Reached by its address alone: in no sidebar, no sitemap and no search engine. */
  unlisted?: boolean;
}

/** Fields that stand in the English file only; a translation inherits them. */
export const INHERITED_FIELDS = [
  'plan',
  'newFeature',
  'planned',
  'unstable',
  'components',
  'voteUrl',
  'iconFonts',
  'draft',
  'unlisted',
] as const satisfies readonly (keyof PageFrontMatter)[];

/**
 * Field that a translation is given at build time: how many parts of its English page
 * have changed since. Absent where none has.
 */
export const BEHIND_FIELD = 'translation_behind';

const phraseList = Joi.array()
  .items(Joi.string().trim().min(2).max(100))
  .min(1)
  .unique();

const translatedSchema = Joi.object({
  title: Joi.string().required(),
  description: Joi.string()
    .max(160)
    .pattern(/[.。]$/, 'full stop')
    .required()
    .messages({ 'string.pattern.name': 'must end with a full stop' }),
  sidebar_label: Joi.string(),
  phrases: phraseList,
  sectionPhrases: Joi.object().pattern(Joi.string(), phraseList),
});

const sourceSchema = translatedSchema.keys({
  plan: Joi.string().valid('pro', 'premium'),
  newFeature: Joi.boolean(),
  planned: Joi.boolean(),
  unstable: Joi.boolean(),
  iconFonts: Joi.boolean(),
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  components: Joi.array().items(Joi.string()).min(1).unique(),
  voteUrl: Joi.string()
    .uri({ scheme: ['https'] })
    .when('planned', {
      is: true,
      then: Joi.required(),
      otherwise: Joi.forbidden(),
    })
    .messages({
      'any.required':
        'is required on a planned page: the address where readers vote',
      'any.unknown': 'belongs to planned pages only',
    }),
});

/**
 * Checks the front matter of a page.
 *
 * @param data the parsed YAML
 * @param kind `source` for an English page, `translation` for one that inherits its marks
 * @param shownPath leads the error message
 * @throws one Error with every fault of the page
 */
export function validateFrontMatter(
  data: unknown,
  kind: 'source' | 'translation',
  shownPath: string,
): PageFrontMatter {
  const schema = kind === 'source' ? sourceSchema : translatedSchema;
  const { value, error } = schema.validate(data, {
    abortEarly: false,
    convert: false,
    messages: {
      'object.unknown':
        kind === 'source'
          ? '{#label} is not a field of a page: see "Add a page" in CONTRIBUTING.md'
          : '{#label} stands in the English page only, and a translation inherits it: remove the line',
    },
  });
  if (error) {
    const faults = error.details.map(({ message }) => `- ${message}`);
    throw new Error(
      `${shownPath}: the front matter has faults:\n${faults.join('\n')}`,
    );
  }
  return value;
}
