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
});
