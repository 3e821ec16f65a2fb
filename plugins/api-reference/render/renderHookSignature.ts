import type { ApiHook } from '../types';

/** A hook's declaration as code, such as `useThing(ref: Ref): Thing`. */
export function renderHookSignature({
  name,
  typeParameters,
  signature: { params, returns },
}: ApiHook): string {
  const generics = typeParameters === undefined ? '' : `<${typeParameters}>`;
  // Members of an object parameter stand in the list below it.
  const own = params.filter((param) => !param.name.includes('.'));
  const texts = own.map(
    ({ name: param, type, isOptional }) =>
      `${param}${isOptional ? '?' : ''}: ${type || 'unknown'}`,
  );
  const isLong = texts.join(', ').length > 60;
  const list = isLong ? `\n  ${texts.join(',\n  ')},\n` : texts.join(', ');
  return `function ${name}${generics}(${list}): ${returns?.type || 'void'}`;
}
