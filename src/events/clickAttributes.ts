import type { ClickAction, ClickCategory } from './events';

/** The attributes of an element whose clicks are counted. */
export interface ClickAttributes {
  'data-ga-event-category': ClickCategory;
  'data-ga-event-action': ClickAction;
  'data-ga-event-label'?: string;
  'data-ga-event-split'?: string;
}

/**
 * Attributes that make the clicks on an element, and on what is in it, count.
 *
 * @param label to what the click does it, such as a demo's name
 * @param split which variant of the element this is, where two are compared
 */
export function createClickAttributes<Category extends ClickCategory>(
  category: Category,
  action: ClickAction<Category>,
  label?: string,
  split?: string,
): ClickAttributes {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    ...(label !== undefined && { 'data-ga-event-label': label }),
    ...(split !== undefined && { 'data-ga-event-split': split }),
  };
}
