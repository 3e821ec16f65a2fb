import type { ApiParam, ApiSignature } from '../types';
import type { FunctionTypes } from './renderMember';

/** `args_0`, as the compiler calls a parameter whose name it does not know. */
const GENERATED_NAME = /^args_\d+$/;

/** A parameter's name; that of the comment where the declaration takes an object apart. */
function toName(declared: string, documented: ApiParam | undefined): string {
  if (declared.startsWith('{')) {
    return documented?.name ?? 'params';
  }
  return GENERATED_NAME.test(declared) ? 'args' : declared;
}

/**
 * Joins the declared types of a function with the words of its comment. What the comment
 * says of a parameter that is not declared is left out.
 */
export function createSignature(
  { params, optional, returns }: FunctionTypes,
  doc?: ApiSignature,
): ApiSignature {
  const docs = doc?.params ?? [];
  const positions = docs.filter(({ name }) => !name.includes('.'));
  return {
    params: [...params].flatMap(([declared, type], index) => {
      const name = toName(declared, positions[index]);
      const description = positions.find(
        (param) => param.name === name,
      )?.description;
      return [
        {
          name,
          type,
          ...(optional.has(declared) && { isOptional: true as const }),
          description: description ?? '',
        },
        ...docs.filter((param) => param.name.startsWith(`${name}.`)),
      ];
    }),
    returns: { type: returns, description: doc?.returns?.description ?? '' },
  };
}
