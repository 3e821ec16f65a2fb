/** A value that a knob can give a prop. */
export type KnobValue = string | number | boolean | readonly string[];

/** Values by the names of their props. */
export type KnobValues = Readonly<Record<string, KnobValue>>;

/** A prop that a reader can turn. */
export type Knob = {
  name: string;
  /** The default as the reference says it. */
  default?: string;
} & (
  | { kind: 'boolean' | 'number' | 'text' | 'color' }
  /** One of several literals. */
  | { kind: 'choice'; options: readonly (string | number | boolean)[] }
  /** Some of several texts. */
  | { kind: 'list'; options: readonly string[] }
);

/** What a playground has to know of its component: plain data, made at build time. */
export interface PlaygroundData {
  /** Route of the component's reference, without the language. */
  permalink: string;
  knobs: Knob[];
  /** Names of the props that only code can give. */
  others: string[];
  /** The props that the component has at first. */
  initial: KnobValues;
  /** Source text of the scene that the component plays in. */
  source: string;
}
