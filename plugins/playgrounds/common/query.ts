import { withoutParameters } from '../../../src/utils/withoutParameters';
import type { Knob, KnobValue, KnobValues } from './types';

/** Marks a prop's parameter: `density` alone is a setting of the portal. */
const PREFIX = 'prop.';

/** A value in the address that means nothing. */
export interface PlaygroundFault {
  name: string;
  value: string;
  /** What the value may be; empty where the prop has no knob. */
  valid: readonly string[];
}

/** The meaning of a text, or what it may be instead. */
type Reading = { value: KnobValue } | { valid: readonly string[] };

const SWITCH = ['true', 'false'];

/** The largest number, either way, that a knob takes: a link must not make endless pages. */
export const MAX_NUMBER = 10_000;

/** Reads texts with commas between them, in the component's order. */
function readList(options: readonly string[], text: string): Reading {
  const texts = text.split(',');
  return texts.every((item) => options.includes(item))
    ? { value: options.filter((option) => texts.includes(option)) }
    : { valid: options };
}

function readValue(knob: Knob, text: string): Reading {
  switch (knob.kind) {
    case 'boolean':
      return SWITCH.includes(text) ? { value: text === 'true' } : { valid: SWITCH };
    case 'number':
      return Math.abs(Number(text)) <= MAX_NUMBER
        ? { value: Number(text) }
        : { valid: ['0', '1', '2.5', '…', String(MAX_NUMBER)] };
    case 'choice': {
      const value = knob.options.find((option) => String(option) === text);
      return value === undefined ? { valid: knob.options.map(String) } : { value };
    }
    case 'list':
      return readList(knob.options, text);
    default:
      return { value: text };
  }
}

/**
 * The props that an address asks for, on top of those that the component has at first. An
 * empty value takes a prop away; one that means nothing is a fault and changes nothing.
 *
 * @param search the query of the address, such as `?prop.disabled=true&prop.views=year,day`
 */
export function parsePlaygroundState(
  search: string,
  knobs: readonly Knob[],
  initial: KnobValues,
): { values: KnobValues; faults: PlaygroundFault[] } {
  const values: Record<string, KnobValue> = { ...initial };
  const faults: PlaygroundFault[] = [];
  for (const [parameter, text] of new URLSearchParams(search)) {
    if (!parameter.startsWith(PREFIX)) {
      continue;
    }
    const name = parameter.slice(PREFIX.length);
    const knob = knobs.find((candidate) => candidate.name === name);
    if (knob && text === '') {
      delete values[name];
      continue;
    }
    const reading = knob ? readValue(knob, text) : { valid: [] };
    if ('value' in reading) {
      values[name] = reading.value;
    } else {
      faults.push({ name, value: text, valid: reading.valid });
    }
  }
  return { values, faults };
}

/**
 * The query of the address that asks for these props of this component. Parameters of
 * others stay.
 *
 * @param search the query of the address so far
 */
export function formatPlaygroundQuery(
  search: string,
  component: string,
  values: KnobValues,
  initial: KnobValues,
): string {
  const parameters = withoutParameters(search, PREFIX);
  parameters.set('playground', component);
  for (const name of Object.keys(initial)) {
    if (values[name] === undefined) {
      parameters.set(PREFIX + name, '');
    }
  }
  for (const [name, value] of Object.entries(values)) {
    if (String(value) !== String(initial[name])) {
      parameters.set(PREFIX + name, String(value));
    }
  }
  return `?${parameters}`.replaceAll('%2C', ',');
}
