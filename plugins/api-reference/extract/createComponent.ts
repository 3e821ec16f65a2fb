import type { ApiComponent } from '../types';
import { toSlug } from '../common/toSlug';
import { collectTypeScopes } from './collectTypeScopes';
import { getComponentProps } from './componentProps';
import { createClasses } from './createClasses';
import { createImports } from './createImports';
import { createPropPlanLookup } from './createPropPlanLookup';
import { createProps } from './createProps';
import { createSource } from './createSource';
import { createRenderContext } from './createRenderContext';
import { createSlots } from './createSlots';
import { findClasses } from './findClasses';
import type { FoundComponent } from './findComponents';
import { findInheritance } from './findInheritance';
import { findThemeEntry } from './findThemeEntry';
import { readSymbolDoc } from './jsDoc';
import { loadClassNames } from './loadClassNames';
import { loadPropTypes } from './loadPropTypes';
import { readComponentDoc } from './readComponentDoc';

/** Builds the model of one component. */
export function createComponent(component: FoundComponent): ApiComponent {
  const { name, exportName, product, symbol, declaration, home } = component;
  const { checker } = home;
  const { variants, areDependent } = getComponentProps(home, symbol);
  const scopes = collectTypeScopes(checker, symbol);
  const styles = findClasses(component, variants);
  const classes = styles
    ? createClasses(checker, styles.type, loadClassNames(styles.symbol))
    : [];
  const inheritance = findInheritance({ checker, variants, scopes });

  return {
    kind: 'component',
    name,
    ...(exportName !== name && { exportName }),
    product,
    slug: toSlug(name),
    plan: home.plan,
    imports: createImports(component),
    ...readComponentDoc(readSymbolDoc(symbol)),
    source: createSource(home, declaration),
    ...findThemeEntry(component),
    props: createProps({
      context: createRenderContext(home, component.packages),
      variants,
      areDependent,
      scopes,
      propTypes: loadPropTypes(home, symbol.name, declaration),
      getPlan: createPropPlanLookup(component),
    }),
    slots: createSlots({ checker, variants, classes }),
    classes,
    types: {},
    ...(inheritance && { inheritance }),
  };
}
