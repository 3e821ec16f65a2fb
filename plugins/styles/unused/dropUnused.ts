import type { Plugin } from 'postcss';

/**
 * Components and utilities of Infima that no page of the portal has. `.hero__title` stays:
 * the pages of errors have it.
 */
const UNUSED =
  /\.(?:avatar|badge|breadcrumbs|button-group|card|container-fluid|dropdown|hero|pills|shadow|(?:margin|padding)(?:-(?:horiz|left|right))?)(?:$|[\s:.,>~+)[]|--|__(?!title\b))/;

/** The PostCSS step that leaves Infima's components out of which the portal has none. */
export function dropUnused(): Plugin {
  return {
    postcssPlugin: 'drop-unused',
    Once(root) {
      if (!root.source?.input.file?.includes('node_modules/infima/')) {
        return;
      }
      root.walkRules((rule) => {
        const selectors = rule.selectors.filter(
          (selector) => !UNUSED.test(selector),
        );
        if (selectors.length === 0) {
          rule.remove();
        } else if (selectors.length < rule.selectors.length) {
          rule.selectors = selectors;
        }
      });
    },
  };
}
