/**
 * A label whose words depend on a number: `t(key, { count })` picks the form by the plural
 * rules of the language. `other` is what every language has, and no name of a label.
 */
export type PluralLabel = { readonly other: string } & {
  readonly [Rule in Intl.LDMLPluralRule]?: string;
};

export type Label = string | PluralLabel;

/** Labels in groups, nested as deep as they like. */
export interface LabelTree {
  readonly [name: string]: Label | LabelTree;
}

/** The labels of a file in another language: the English keys, each a text or its plural forms. */
export type Labels<English> = {
  [Name in keyof English]: English[Name] extends Label
    ? Label
    : Labels<English[Name]>;
};

/** Labels that are not complete yet: what is lacking is shown in English. */
export type PartialLabels<English> = {
  [Name in keyof English]?: English[Name] extends Label
    ? Label
    : PartialLabels<English[Name]>;
};

type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Label
    ? Name
    : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** All English labels: each `labels.ts` adds its groups, so that no file lists the features. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LabelGroups {}

/** A label's key, such as `demo.showCode`. */
export type LabelKey = KeyOf<LabelGroups>;

/** What fills in a label's `{placeholders}`; `count` picks its plural form, too. */
export type LabelValues = Readonly<Record<string, string | number>>;
