import {
  CLICK_ACTIONS,
  type ClickAction,
  type ClickCategory,
  type ClickEvent,
} from '@site/src/events/events';

const PREFIX = 'data-ga-event-';

const CATEGORIES = Object.keys(CLICK_ACTIONS) as ClickCategory[];

/** The click that an element counts as; undefined for one that isn't counted, or has other attributes. */
export function readClick(target: EventTarget | null): ClickEvent | undefined {
  if (!(target instanceof Element)) {
    return undefined;
  }
  const element = target.closest(`[${PREFIX}category]`);
  const read = (name: string) => element?.getAttribute(PREFIX + name) ?? undefined;
  const category = CATEGORIES.find((name) => name === read('category'));
  const actions: readonly ClickAction[] = category ? CLICK_ACTIONS[category] : [];
  const action = actions.find((name) => name === read('action'));
  if (category === undefined || action === undefined) {
    return undefined;
  }
  const [label, split] = [read('label'), read('split')];
  return {
    category,
    action,
    ...(label !== undefined && { label }),
    ...(split !== undefined && { split }),
  };
}
