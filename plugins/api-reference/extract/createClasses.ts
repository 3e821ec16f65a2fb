import type ts from 'typescript';
import type { ApiClass } from '../types';
import { readSymbolDoc } from './jsDoc';
import type { ClassNames } from './loadClassNames';

/** Lists the documented classes by key: those that typings and value have in common. */
export function createClasses(
  checker: ts.TypeChecker,
  type: ts.Type,
  names: ClassNames,
): ApiClass[] {
  return checker
    .getPropertiesOfType(type)
    .flatMap((member) => {
      const className = names[member.name];
      const doc = readSymbolDoc(member);
      if (!className || doc?.isIgnored) {
        return [];
      }
      return [
        {
          key: member.name,
          className,
          description: doc?.description ?? '',
          ...(doc?.deprecated && { deprecated: doc.deprecated }),
          ...(className.startsWith('Mui-') && { isGlobal: true }),
        },
      ];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
