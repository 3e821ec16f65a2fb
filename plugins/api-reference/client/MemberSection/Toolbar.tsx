import type { ReactNode } from 'react';
import { useHydrated } from '@site/src/hooks/useHydrated';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import type { Plan } from '../../types';
import type { MemberChoice } from '../../pageData';
import { PLAN_LABELS } from '../../common/plans';
import SelectField from '../SelectField';
import type { RowQueryState } from './useRowQuery';
import { ANY, type RowOrder, type RowQuery } from './rows';
import styles from './toolbar.module.css';

/** What can be asked of a list; what would change nothing is not offered. */
export interface ToolbarOptions {
  count: number;
  plans: readonly Plan[];
  /** Values of `data-kind` with the labels of them. */
  kinds?: readonly (readonly [string, LabelKey])[];
  hasRequired?: boolean;
  hasDeprecated?: boolean;
  /** Members whose literals tell which of the others are there. */
  choices?: readonly MemberChoice[];
  /** What the rows are ordered by in the markup; their names, if `isSorted`. */
  givenOrder?: LabelKey;
  isSorted?: boolean;
}

interface ToolbarProps extends RowQueryState {
  options: ToolbarOptions;
  /** What the list is called. */
  section: string;
  /** Further controls. */
  children?: ReactNode;
}

const ORDER_LABELS = {
  name: 'apiToolbar.byName',
  plan: 'apiToolbar.byPlan',
} as const;

interface SelectProps<Value extends string> {
  label: LabelKey;
  value: Value;
  options: readonly (readonly [Value, LabelKey])[];
  onChange: (value: Value) => void;
}

function Select<Value extends string>({
  label,
  options,
  ...props
}: SelectProps<Value>) {
  const t = useTranslate();
  return (
    <SelectField
      {...props}
      label={t(label)}
      options={options.map(([option, key]) => [option, t(key)] as const)}
      className={styles.field}
    />
  );
}

interface CheckboxProps {
  label: LabelKey;
  name: 'isRequiredOnly' | 'hidesDeprecated';
  query: RowQuery;
  change: RowQueryState['change'];
}

function Checkbox({ label, name, query, change }: CheckboxProps) {
  const t = useTranslate();
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        checked={query[name]}
        onChange={(event) => change({ [name]: event.target.checked })}
      />
      {t(label)}
    </label>
  );
}

interface ChoicesProps {
  choices: readonly MemberChoice[];
  query: RowQuery;
  change: RowQueryState['change'];
}

/** Chooses the variant of a type whose members are shown. */
function Choices({ choices, query, change }: ChoicesProps) {
  const t = useTranslate();
  return choices.map(({ member, values, mayBeAbsent }) => (
    <SelectField
      key={member}
      label={`${member}:`}
      value={query.choices[member] ?? ANY}
      options={[
        [ANY, t('apiToolbar.anyChoice')],
        ...(mayBeAbsent ? [['', t('apiToolbar.noChoice')] as const] : []),
        ...values.map((value) => [value, value] as const),
      ]}
      onChange={(value) =>
        change({ choices: { ...query.choices, [member]: value } })
      }
      className={styles.field}
    />
  ));
}

/** The orders that differ, the given one first. */
function getOrders({
  isSorted = false,
  givenOrder = 'apiToolbar.bySource',
  hasRequired = false,
  plans,
}: ToolbarOptions): [RowOrder, LabelKey][] {
  const orders: [RowOrder, LabelKey][] = [
    ['given', isSorted ? ORDER_LABELS.name : givenOrder],
  ];
  if (hasRequired) {
    orders.push(['required', 'apiToolbar.byRequired']);
  }
  if (!isSorted) {
    orders.push(['name', ORDER_LABELS.name]);
  }
  if (plans.length > 1) {
    orders.push(['plan', ORDER_LABELS.plan]);
  }
  return orders;
}

/** Filters and orders a list, and says how much of it is shown. */
export default function Toolbar({
  options,
  section,
  query,
  shown,
  change,
  children,
}: ToolbarProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const { count, plans, kinds, hasRequired, hasDeprecated, choices = [] } = options;
  const orders = getOrders(options);
  return (
    <div
      role="group"
      aria-label={t('apiToolbar.label', { section })}
      className={styles.toolbar}
      inert={!isHydrated}
    >
      <input
        type="search"
        value={query.text}
        placeholder={t('apiToolbar.filter')}
        aria-label={t('apiToolbar.filterLabel', { section })}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            change({ text: '' });
          }
        }}
      />
      {kinds && (
        <Select
          label="apiToolbar.kind"
          value={query.kind}
          options={[['all', 'apiToolbar.allKinds'], ...kinds]}
          onChange={(kind) => change({ kind })}
        />
      )}
      {plans.length > 1 && (
        <Select
          label="apiToolbar.plan"
          value={query.plan}
          options={[
            ['all', 'apiToolbar.allPlans'],
            ...plans.map((plan) => [plan, PLAN_LABELS[plan]] as const),
          ]}
          onChange={(plan) => change({ plan })}
        />
      )}
      <Choices choices={choices} query={query} change={change} />
      {orders.length > 1 && (
        <Select
          label="apiToolbar.order"
          value={query.order}
          options={orders}
          onChange={(order) => change({ order })}
        />
      )}
      {hasRequired && (
        <Checkbox
          label="apiToolbar.requiredOnly"
          name="isRequiredOnly"
          query={query}
          change={change}
        />
      )}
      {hasDeprecated && (
        <Checkbox
          label="apiToolbar.hideDeprecated"
          name="hidesDeprecated"
          query={query}
          change={change}
        />
      )}
      {children}
      <span role="status" className={styles.count}>
        {shown === count
          ? t('apiToolbar.count', { count })
          : t('apiToolbar.shown', { shown, count })}
      </span>
    </div>
  );
}
