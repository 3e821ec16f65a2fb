import type { GridFilterModel } from '@mui/x-data-grid-premium';
import type { Status } from './articles';

export const VIEWS: { name: string; statuses?: Status[] }[] = [
  { name: 'All' },
  { name: 'To order', statuses: ['low', 'out of stock'] },
  { name: 'Missing', statuses: ['out of stock'] },
];

export function toFilterModel(name: string): GridFilterModel {
  const statuses = VIEWS.find((view) => view.name === name)?.statuses;
  return {
    items: statuses
      ? [{ id: name, field: 'status', operator: 'isAnyOf', value: statuses }]
      : [],
  };
}

const NO_VALUE = ['isEmpty', 'isNotEmpty'];

/** The view that shows the same rows as a filter, or null if users made their own. */
export function findView({ items, quickFilterValues = [] }: GridFilterModel) {
  const [item, ...others] = items.filter(
    ({ operator, value }) => value !== undefined || NO_VALUE.includes(operator),
  );
  if (others.length > 0 || quickFilterValues.length > 0) {
    return null;
  }
  const isShown = ({ statuses }: (typeof VIEWS)[number]) =>
    item === undefined
      ? statuses === undefined
      : item.field === 'status' &&
        ['is', 'isAnyOf'].includes(item.operator) &&
        String(item.value) === String(statuses);
  return VIEWS.find(isShown)?.name ?? null;
}
