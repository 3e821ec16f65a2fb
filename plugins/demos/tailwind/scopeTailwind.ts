import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { PORTALED } from '../../../src/mui/demoScope';

/** Index of a selector's pseudo-element, or the selector's length without one. */
function findPseudoElement(selector: string): number {
  let depth = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector[index] ?? '';
    if (character === '\\') {
      index += 1;
    } else if ('[('.includes(character)) {
      depth += 1;
    } else if ('])'.includes(character)) {
      depth -= 1;
    } else if (depth === 0 && selector.startsWith('::', index)) {
      return index;
    }
  }
  return selector.length;
}

/** A condition on the element that the selector is about, which adds no specificity. */
function addCondition(selector: string, condition: string): string {
  const end = findPseudoElement(selector);
  return `${selector.slice(0, end)}:where(${condition})${selector.slice(end)}`;
}

/** The steps of an animation have selectors of their own kind. */
function isKeyframe(rule: Rule): boolean {
  return (
    rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)
  );
}

function scopeRules(root: Root, demo: string) {
  const elements = `${demo} *, ${PORTALED}, ${PORTALED} *`;
  root.walkRules((rule) => {
    if (rule.selectors.includes(':root')) {
      rule.selector = `:where(${demo}, ${PORTALED})`;
    } else if (!isKeyframe(rule)) {
      rule.selectors = rule.selectors.map((one) => addCondition(one, elements));
    }
  });
}

/**
 * Tailwind keeps defaults for browsers without `@property` in a layer `properties`, below
 * the others. As a part of `theme` they need no place of their own in the page's order.
 */
function mergeLayers(root: Root) {
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) {
      layer.remove();
    } else if (layer.params === 'properties') {
      layer.params = 'theme';
    }
  });
}

function compact(node: ChildNode) {
  if (node.type === 'comment') {
    node.remove();
    return;
  }
  node.raws.before = '';
  if (node.type === 'decl') {
    node.raws.between = ':';
  } else {
    Object.assign(node.raws, { between: '', after: '', semicolon: false });
  }
}

/**
 * Tailwind's CSS for one demo of a page: no rule reaches the site around it, nor another
 * demo, whose own sheet would come in between. (Two sheets with `.p-4` and `.px-2` would
 * each order them, and the later sheet would win.) Popups can't be told apart: in them the
 * sheets of all demos apply.
 *
 * Each rule gets its condition on the element that it styles, before a pseudo-element,
 * inside of `:where()`. The variables of `:root` move to the demo and to the popups.
 *
 * @param css what Tailwind's compiler returns
 * @param name the demo's name, the last part of its `data-demo`
 * @returns the same without comments and white space, in the layers `theme` and `utilities`
 */
export function scopeTailwind(css: string, name: string): string {
  const root = postcss.parse(css);
  mergeLayers(root);
  scopeRules(root, `[data-demo$="/${name}"] .demo`);
  root.walk(compact);
  root.raws.after = '';
  return root.toString();
}
