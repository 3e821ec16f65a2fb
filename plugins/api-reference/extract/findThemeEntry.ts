import ts from 'typescript';
import type { ThemeOption } from '../types';
import type { FoundComponent } from './findComponents';
import { getModuleExports } from './moduleExports';

export interface ThemeEntry {
  muiName: string | null;
  themeOptions: ThemeOption[];
}

const THEME_OPTIONS: readonly ThemeOption[] = ['defaultProps', 'styleOverrides'];

/** Whether a member such as `MuiDataGrid: DataGridProProps` is of a component's props. */
function isTypedByPropsOf(member: ts.Symbol, component: string): boolean {
  return (member.declarations ?? []).some(
    (declaration) =>
      ts.isPropertySignature(declaration) &&
      declaration.type !== undefined &&
      ts.isTypeReferenceNode(declaration.type) &&
      declaration.type.typeName.getText() === `${component}Props`,
  );
}

/**
 * Finds how a theme addresses a component, from the package's theme augmentation: under
 * its own name, or under that to which its props are given (`MuiDataGrid` for all grids).
 */
export function findThemeEntry({ name, home }: FoundComponent): ThemeEntry {
  const { checker } = home;
  const members = [
    ...getModuleExports(home, `${home.name}/themeAugmentation`).values(),
  ]
    .filter(({ flags }) => flags & ts.SymbolFlags.Interface)
    .flatMap((symbol) =>
      checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
    );
  const muiName =
    members.find((member) => member.name === `Mui${name}`)?.name ??
    members.find((member) => isTypedByPropsOf(member, name))?.name ??
    null;

  const options = members
    .filter((member) => member.name === muiName)
    .flatMap((member) =>
      checker.getPropertiesOfType(
        checker.getNonNullableType(checker.getTypeOfSymbol(member)),
      ),
    )
    .map((option) => option.name);
  return {
    muiName,
    themeOptions: THEME_OPTIONS.filter((option) => options.includes(option)),
  };
}
