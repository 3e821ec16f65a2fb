import type { Plugin, Root } from 'postcss';
import { toLogical } from './toLogical';

/** Says of a declaration that it is meant for both directions; rtlcss reads it as well. */
const IGNORE = 'rtl:ignore';

function writeLogical(root: Root) {
  root.walkDecls((declaration) => {
    const previous = declaration.prev();
    if (previous?.type === 'comment' && previous.text.startsWith(IGNORE)) {
      return;
    }
    const logical = toLogical(declaration.prop, declaration.value);
    if (logical !== undefined) {
      declaration.replaceWith(
        logical.map(([prop, value]) => declaration.clone({ prop, value })),
      );
    }
  });
}

/**
 * The PostCSS step that makes the style sheets of packages follow the document's
 * direction. The portal's own say start and end by themselves.
 */
export function mirrorLibraries(): Plugin {
  return {
    postcssPlugin: 'mirror-libraries',
    Once(root) {
      if (root.source?.input.file?.includes('node_modules')) {
        writeLogical(root);
      }
    },
  };
}
