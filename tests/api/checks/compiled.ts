import type { ApiComponent } from '../../../plugins/api-reference/types';
import type { CompiledProps } from '../compileProps';

type Lookup = ReadonlyMap<string, CompiledProps>;

/** Faults of components that the compiler has props for, each led by the component's name. */
function check(
  components: readonly ApiComponent[],
  compiled: Lookup,
  list: (component: ApiComponent, props: CompiledProps) => string[],
): string[] {
  return components.flatMap((component) => {
    const props = compiled.get(`${component.product}/${component.name}`);
    return props
      ? list(component, props).map((fault) => `${component.name}.${fault}`)
      : [`${component.name}: the compiler finds no props`];
  });
}

/** Props that must be given and are not said to be, and the other way round. */
export function checkRequired(
  components: readonly ApiComponent[],
  compiled: Lookup,
) {
  return check(components, compiled, ({ props }, { required }) => {
    const stated = new Set(
      props.filter((prop) => prop.required).map(({ name }) => name),
    );
    return [
      ...[...required]
        .filter((name) => !stated.has(name))
        .map((name) => `${name}: must be given, and is not said to be`),
      ...[...stated]
        .filter((name) => !required.has(name))
        .map((name) => `${name}: may be left out, and is said to be required`),
    ];
  });
}

/** Props whose typings are deprecated and that are not said to be, and the other way round. */
export function checkDeprecated(
  components: readonly ApiComponent[],
  compiled: Lookup,
) {
  return check(components, compiled, ({ props }, { deprecated, partlyDeprecated }) =>
    props.flatMap(({ name, deprecated: stated }) => {
      if (stated === undefined && deprecated.has(name)) {
        return [`${name}: is deprecated, and is not said to be`];
      }
      return stated !== undefined && !partlyDeprecated.has(name)
        ? [`${name}: is not deprecated, and is said to be`]
        : [];
    }),
  );
}

/** Slots that the typings have and the reference has not, and the other way round. */
export function checkSlots(components: readonly ApiComponent[], compiled: Lookup) {
  return check(components, compiled, ({ slots }, compiledProps) => {
    const stated = new Set(slots.map(({ name }) => name));
    return [
      ...[...compiledProps.slots]
        .filter((name) => !stated.has(name))
        .map((name) => `${name}: is a slot, and is not listed`),
      ...[...stated]
        .filter((name) => !compiledProps.slots.has(name))
        .map((name) => `${name}: is listed, and is no slot`),
    ];
  });
}
