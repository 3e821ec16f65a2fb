import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractRelease } from '../extract/extractRelease';
import { createPackages } from './createPackages';

const TYPINGS = `
  import { WidgetClasses } from './widgetClasses';
  export * from './widgetClasses';
  export interface WidgetProps {
    classes?: Partial<WidgetClasses>;
    /** Described. */ size?: number;
    /** @ignore */ onBlur?: () => void;
    bare?: string;
  }
  export declare function Widget(props: WidgetProps): object;
  export declare function Gadget(props: { size?: number; slots?: { icon: object } }): object;
  export declare function useWidget(id: string): void;
`;

const SCRIPT = `
  function getWidgetUtilityClass(slot) {
    return generateUtilityClass('MuiWidget', slot);
  }
  const useUtilityClasses = (ownerState) => {
    const slots = { root: ['root'] };
    return composeClasses(slots, getWidgetUtilityClass, ownerState.classes);
  };
  function Widget(props) {
    const classes = useUtilityClasses(props);
    return _jsx('div', { className: classes.root });
  }
  Widget.propTypes = {
    classes: PropTypes.object,
    /** Described. */
    size: PropTypes.number,
  };
  export { Widget };
`;

const CLASSES_TYPINGS = `
  export interface WidgetClasses {
    /** Of the root. */ root: string;
    /** Of no element. */ label: string;
  }
  export declare const widgetClasses: WidgetClasses;
`;

const CLASSES_SCRIPT = `
  exports.widgetClasses = { root: 'MuiWidget-root', label: 'MuiWidget-label' };
`;

describe('a release', () => {
  const packages = createPackages({
    community: { index: TYPINGS, widgetClasses: CLASSES_TYPINGS },
  });
  const { dir } = packages[0]!;
  writeFileSync(path.join(dir, 'index.js'), SCRIPT);
  writeFileSync(path.join(dir, 'widgetClasses.js'), CLASSES_SCRIPT);
  const release = extractRelease('tree-view', packages);
  const [widget] = release.pages;

  it('tells of what a component has and the reference does not document', () => {
    expect(widget).toMatchObject({
      name: 'Widget',
      props: [{ name: 'classes' }, { name: 'size' }],
      classes: [{ key: 'root' }],
    });
    expect(release).toMatchObject({
      undocumentedProps: { Widget: ['bare'] },
      ignoredProps: { Widget: ['onBlur'] },
      undocumentedClasses: { Widget: { label: 'MuiWidget-label' } },
    });
  });

  it('tells of the members of what the reference does not document', () => {
    expect(release.hiddenMembers).toMatchObject({
      Gadget: [
        { kind: 'prop', name: 'size' },
        { kind: 'prop', name: 'slots' },
        { kind: 'slot', name: 'icon' },
      ],
      useWidget: [{ kind: 'param', name: 'id' }],
      WidgetClasses: [
        { kind: 'member', name: 'label' },
        { kind: 'member', name: 'root' },
      ],
    });
    expect(release.hiddenMembers).not.toHaveProperty('Widget');
  });
});
