import { Plan } from '@site/src/components/Badge';
import type { ApiClass, ApiProp, ApiSlot } from '../../types';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { Deprecation, type ApiRow } from '../ApiMembers';
import Html from '../Html';
import Required from './Required';
import Signature from './Signature';
import styles from './styles.module.css';

function Code({ text }: { text: string | undefined }) {
  return text === undefined ? null : <code translate="no">{text}</code>;
}

function Description({
  description,
  deprecated,
}: Pick<ApiProp, 'description' | 'deprecated'>) {
  return (
    <>
      {deprecated && <Deprecation reason={deprecated} />}
      {description && <Html html={description} />}
    </>
  );
}

function Facts({ type, default: defaultValue }: Pick<ApiProp, 'type' | 'default'>) {
  const t = useTranslate();
  return (
    <div className={styles.facts}>
      <code translate="no">{type}</code>
      {defaultValue !== undefined && (
        <div>
          {t('api.default')} <Html className={styles.inline} html={defaultValue} />
        </div>
      )}
    </div>
  );
}

/** A prop as a row: its name, and all the rest beside it. */
export function toPropRow(prop: ApiProp): ApiRow {
  return {
    id: `prop-${prop.name}`,
    name: prop.name,
    marks: (
      <>
        {prop.required && <Required />}
        {prop.plan !== 'community' && (
          <>
            {' '}
            <Plan name={prop.plan} />
          </>
        )}
      </>
    ),
    cells: [
      <div key="description">
        <Facts {...prop} />
        <Description {...prop} />
        {prop.signature && <Signature signature={prop.signature} />}
      </div>,
    ],
  };
}

/** A slot as a row: name, default component, description. */
export function toSlotRow(slot: ApiSlot): ApiRow {
  return {
    id: `slot-${slot.name}`,
    name: slot.name,
    cells: [
      <Code key="default" text={slot.default} />,
      <Description {...slot} key="description" />,
    ],
  };
}

/** A CSS class as a row: key, class name, description. */
export function toClassRow(entry: ApiClass): ApiRow {
  return {
    id: `class-${entry.key}`,
    name: entry.key,
    cells: [
      <Code key="className" text={`.${entry.className}`} />,
      <Description {...entry} key="description" />,
    ],
  };
}
