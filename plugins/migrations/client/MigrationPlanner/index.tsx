import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PRODUCTS } from '@site/src/utils/products';
import { GUIDES, type Origin } from '../../common/guides';
import { PLANS, planMigration, type PlanChoice } from '../../common/planMigration';
import Step from './Step';
import { useSituation } from './useSituation';
import styles from './styles.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A labelled list to choose from. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}

/**
 * Lists the steps to version 8 for the libraries, versions and plan that a reader chooses.
 * The choice is in the address.
 */
export default function MigrationPlanner() {
  const t = useTranslate();
  const [situation, setSituation] = useSituation();
  const { origins, plan } = situation;
  const steps = planMigration(situation);
  return (
    <div className={styles.planner}>
      <div className={styles.choices}>
        {PRODUCTS.map(({ id, labelKey }) => (
          <Choice
            key={id}
            label={t(labelKey)}
            value={origins[id] ?? ''}
            onChange={(value) =>
              setSituation({
                plan,
                origins: { ...origins, [id]: (value || undefined) as Origin },
              })
            }
          >
            <option value="">{t('migration.unused')}</option>
            {GUIDES[id].map(({ from }) => (
              <option key={from} value={from}>
                {from === 'lab' ? t('migration.lab') : from}
              </option>
            ))}
          </Choice>
        ))}
        <Choice
          label={t('migration.plan')}
          value={plan}
          onChange={(value) => setSituation({ origins, plan: value as PlanChoice })}
        >
          {PLANS.map((name) => (
            <option key={name} value={name}>
              {t(`migration.${name}`)}
            </option>
          ))}
        </Choice>
      </div>
      {steps.length === 0 ? (
        <p>{t('migration.choose')}</p>
      ) : (
        <ol>
          {steps.map((step) => (
            <Step key={step.to} {...step} />
          ))}
        </ol>
      )}
    </div>
  );
}
