import { toPermalink, type ApiComponent, type ApiProduct } from '../api-reference';
import { PLAYGROUNDS, type Knob, type PlaygroundData } from './common';
import { createKnob } from './createKnob';
import { getScene } from './scenes';

/** Options that a prop's documentation has, and its typings refuse. */
export const REFUSED_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'TimeRangePicker.openTo': ['meridiem'],
};

function withoutRefused(component: string, knob: Knob): Knob {
  const refused = REFUSED_OPTIONS[`${component}.${knob.name}`];
  return refused && knob.kind === 'choice'
    ? {
        ...knob,
        options: knob.options.filter((option) => !refused.includes(String(option))),
      }
    : knob;
}

/** Required props come from the scene; those that go say so in the reference. */
function isOffered({ required, deprecated }: ApiComponent['props'][number]) {
  return !required && deprecated === undefined;
}

function createPlayground(
  component: ApiComponent,
  types: ApiProduct['types'],
): PlaygroundData {
  const props = component.props.filter(isOffered);
  const knobs = props
    .flatMap((prop) => createKnob(prop, types) ?? [])
    .map((knob) => withoutRefused(component.name, knob));
  const turned = new Set(knobs.map(({ name }) => name));
  return {
    permalink: toPermalink(component),
    knobs,
    others: component.props
      .map(({ name }) => name)
      .filter((name) => !turned.has(name)),
    ...getScene(component.name),
  };
}

/**
 * Makes the playgrounds from the model of the reference, by the component's name.
 *
 * @throws an Error that lists the components that the reference doesn't have
 */
export function createPlaygrounds(
  products: readonly ApiProduct[],
): Map<string, PlaygroundData> {
  const playgrounds = new Map<string, PlaygroundData>();
  const missing: string[] = [];
  for (const [product, names] of Object.entries(PLAYGROUNDS)) {
    const api = products.find((candidate) => candidate.product === product);
    for (const name of names) {
      const page = api?.pages.find((candidate) => candidate.name === name);
      if (api && page?.kind === 'component') {
        playgrounds.set(name, createPlayground(page, api.types));
      } else {
        missing.push(name);
      }
    }
  }
  if (missing.length > 0) {
    throw new Error(
      `The API reference has no component ${missing.join(', ')}: mend the names in plugins/playgrounds/common/playgrounds.ts.`,
    );
  }
  return playgrounds;
}
