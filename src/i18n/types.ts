import type { en } from './en';

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

/** The shape of a complete dictionary: the English keys, each a text or its plural forms. */
export type Labels<Tree = typeof en> = {
  [Name in keyof Tree]: Tree[Name] extends Label ? Label : Labels<Tree[Name]>;
};

/** A dictionary that is not complete yet: what it lacks is shown in English. */
export type PartialLabels<Tree = typeof en> = {
  [Name in keyof Tree]?: Tree[Name] extends Label
    ? Label
    : PartialLabels<Tree[Name]>;
};

type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Label
    ? Name
    : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A label's key, such as `demo.showCode`. */
export type LabelKey = KeyOf<typeof en>;

/** What fills in a label's `{placeholders}`; `count` picks its plural form, too. */
export type LabelValues = Readonly<Record<string, string | number>>;
