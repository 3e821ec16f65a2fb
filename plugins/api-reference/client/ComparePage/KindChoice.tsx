import { useTranslate } from '@site/src/hooks/useTranslate';
import { CHANGE_KINDS, type ChangeKind } from '../../common/history/diffStates';
import styles from './styles.module.css';

interface KindChoiceProps {
  kinds: readonly ChangeKind[];
  onChange: (kinds: ChangeKind[]) => void;
}

/** Which kinds of changes are shown; that of types apart, because it is noisy. */
export default function KindChoice({ kinds, onChange }: KindChoiceProps) {
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
