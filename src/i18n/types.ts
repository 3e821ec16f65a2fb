import type { en } from './en';

/** The shape of every dictionary: the English labels' keys. */
export type Labels = {
  [Group in keyof typeof en]: { [Key in keyof (typeof en)[Group]]: string };
};

/** A label's key, such as `demo.showCode`. */
export type LabelKey = {
  [Group in keyof Labels]: `${Group}.${Extract<keyof Labels[Group], string>}`;
}[keyof Labels];
