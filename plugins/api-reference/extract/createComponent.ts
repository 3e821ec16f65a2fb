import path from 'node:path';
import type { ApiComponent } from '../types';
import { toSlug } from '../toSlug';
import { collectTypeScopes } from './collectTypeScopes';
import { getPropsVariants } from './componentProps';
import { createClasses } from './createClasses';
import { createImports } from './createImports';
import { createPropPlanLookup } from './createPropPlanLookup';
import { createProps } from './createProps';
import { createSlots } from './createSlots';
import { findClasses } from './findClasses';
import type { FoundComponent } from './findComponents';
import { findInheritance } from './findInheritance';
import { findThemeEntry } from './findThemeEntry';
import { readSymbolDoc } from './jsDoc';
import { loadClassNames } from './loadClassNames';
import { loadPropTypes } from './loadPropTypes';
import { toScriptPath } from './modulePaths';
import { readComponentDoc } from './readComponentDoc';

/** Builds the model of one component. */
export function createComponent(component: FoundComponent): ApiComponent {
  const { name, product, symbol, declaration, home } = component;
  const { checker, exports } = home;
  const variants = getPropsVariants(checker, symbol);
  const scopes = collectTypeScopes(checker, symbol);
  const styles = findClasses(component, variants);
  const classes = styles
    ? createClasses(checker, styles.type, loadClassNames(styles.symbol))
    : [];
  const inheritance = findInheritance(scopes);
  const script = toScriptPath(declaration, '.mjs');

  return {
    kind: 'component',
    name,
    product,
    slug: toSlug(name),
    plan: home.plan,
    imports: createImports(component),
    ...readComponentDoc(readSymbolDoc(symbol)),
    source: {
      package: home.name,
      version: home.version,
      file: path.relative(home.dir, script).replaceAll(path.sep, '/'),
    },
    ...findThemeEntry(component),
    props: createProps({
      context: { checker, isPublic: (typeName) => exports.has(typeName) },
      variants,
      scopes,
      propTypes: loadPropTypes(home, name, declaration),
      getPlan: createPropPlanLookup(component),
    }),
    slots: createSlots({ checker, variants, classes }),
    classes,
    ...(inheritance && { inheritance }),
  };
}
