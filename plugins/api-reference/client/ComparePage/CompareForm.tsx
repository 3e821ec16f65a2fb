import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { toMinor } from '../../common/history/version';
import type { ApiCompareLibrary } from '../../pageData';
import { PLAN_LABELS, PLANS } from '../../common/plans';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import SelectField from '../SelectField';
import EntryPicker from './EntryPicker';
import { type CompareQueryState } from './useCompareQuery';
import { isFiltered, SUBJECT_KINDS, type CompareQuery } from './query';
import TextFilter from './TextFilter';
import styles from './styles.module.css';
import { CHANGE_KINDS, type ChangeKind } from '../../common/history/changes';

interface KindChoiceProps {
  kinds: readonly ChangeKind[];
  onChange: (kinds: ChangeKind[]) => void;
}

/** Which kinds of changes are shown; that of types apart, because it is noisy. */
function KindChoice({ kinds, onChange }: KindChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('compare.kinds')}</legend>
      {CHANGE_KINDS.map((kind) => {
        const isSwitch = kind === 'typeChanged';
        return (
          <label key={kind}>
            <input
              type="checkbox"
              role={isSwitch ? 'switch' : undefined}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                onChange(
                  CHANGE_KINDS.filter((one) =>
                    one === kind ? target.checked : kinds.includes(one),
                  ),
                )
              }
            />
            {t(isSwitch ? 'compare.types' : `change.${kind}`)}
          </label>
        );
      })}
    </fieldset>
  );
}

interface FiltersProps {
  query: CompareQuery;
  children: ReactNode;
}

/**
 * What of the changes is shown. It begins closed where the address asks for a comparison and
 * filters nothing: then the result stands higher.
 */
function Filters({ query, children }: FiltersProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const [beginsOpen] = useState(() => search === '' || isFiltered(query));
  return (
    <details className={styles.filters} open={beginsOpen}>
      <summary>{t('compare.filters')}</summary>
      {children}
    </details>
  );
}

interface CompareFormProps extends Pick<CompareQueryState, 'query' | 'change'> {
  libraries: readonly ApiCompareLibrary[];
  /** Names of the library's entries; undefined while its record loads. */
  names: readonly string[] | undefined;
}

/** What is compared, and what of it is shown. */
export default function CompareForm({
  libraries,
  names,
  query,
  change,
}: CompareFormProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { versions } = libraries.find(({ product }) => product === query.library)!;
  const versionOptions = versions
    .toReversed()
    .map((version) => [version, toMinor(version)] as const);
  return (
    <form
      role="search"
      aria-label={t('compare.form')}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('compare.library')}
          value={query.library}
          options={libraries.map(
            ({ product }) => [product, t(PRODUCT_LABELS[product])] as const,
          )}
          onChange={(library) => change({ library, entry: '' })}
          className={styles.field}
        />
        <EntryPicker
          value={query.entry}
          names={names}
          library={t(PRODUCT_LABELS[query.library])}
          onChange={(entry) => change({ entry })}
        />
        <SelectField
          label={t('compare.from')}
          value={query.from}
          options={versionOptions}
          onChange={(from) => change({ from })}
          className={styles.field}
        />
        <SelectField
          label={t('compare.to')}
          value={query.to}
          options={versionOptions}
          onChange={(to) => change({ to })}
          className={styles.field}
        />
      </div>
      {/* The server knows no address: they begin anew in the browser. */}
      <Filters key={String(isBrowser)} query={query}>
        <KindChoice kinds={query.kinds} onChange={(kinds) => change({ kinds })} />
        <div className={styles.fields}>
          <SelectField
            label={t('compare.plan')}
            value={query.plan}
            options={[
              ['all', t('apiToolbar.allPlans')],
              ...PLANS.map((plan) => [plan, t(PLAN_LABELS[plan])] as const),
            ]}
            onChange={(plan) => change({ plan })}
            className={styles.field}
          />
          <SelectField
            label={t('compare.kind')}
            value={query.kind}
            options={[
              ['all', t('compare.allKinds')],
              ...SUBJECT_KINDS.map(
                (kind) =>
                  [
                    kind,
                    t(kind === 'entry' ? 'compare.entryKind' : `memberKind.${kind}`),
                  ] as const,
              ),
            ]}
            onChange={(kind) => change({ kind })}
            className={styles.field}
          />
          <TextFilter
            value={query.text}
            onChange={(text) => change({ text }, false)}
          />
        </div>
      </Filters>
    </form>
  );
}
