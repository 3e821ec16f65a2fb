import type { ChildNode, Plugin } from 'postcss';

/**
 * Components and utilities of Infima that no page of the portal has. `.hero__title` stays:
 * the pages of errors have it.
 */
const UNUSED =
  /\.(?:avatar|badge|breadcrumbs|button-group|card|container-fluid|dropdown|hero|pills|shadow|(?:margin|padding)(?:-(?:horiz|left|right))?)(?:$|[\s:.,>~+)[]|--|__(?!title\b))/;

/** What only these components are set by. */
const UNUSED_VARIABLE =
  /^--ifm-(?:avatar|badge|breadcrumb|button-group|card|dropdown|hero|pills)-/;

/** The PostCSS step that leaves Infima's components out of which the portal has none. */
export function dropUnused(): Plugin {
  return {
    postcssPlugin: 'drop-unused',
    Once(root) {
      if (!root.source?.input.file?.includes('node_modules/infima/')) {
        return;
      }
      const unused: ChildNode[] = [];
      root.walkDecls(UNUSED_VARIABLE, (declaration) => {
        unused.push(declaration);
      });
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter(
          (selector) => !UNUSED.test(selector),
        );
        if (selectors.length === 0) {
          unused.push(rule);
        } else if (selectors.length < rule.selectors.length) {
          rule.selectors = selectors;
        }
      });
      // Afterwards: in Docusaurus' layers, a walk skips what follows on what it removes.
      unused.forEach((node) => node.remove());
    },
  };
}
