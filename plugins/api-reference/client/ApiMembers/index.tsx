import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import Html from '../Html';
import styles from './styles.module.css';

export interface ApiRow {
  /** Anchor of the row, such as `prop-rows`. */
  id: string;
  name: string;
  /** Marks after the name. */
  marks?: ReactNode;
  deprecated?: string | true;
  /** One cell per further column; an empty one stays out of a phone's layout. */
  cells: ReactNode[];
}

interface ApiMembersProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: LabelKey[];
  rows: ApiRow[];
}

function MemberName({ id, name, marks }: Pick<ApiRow, 'id' | 'name' | 'marks'>) {
  return (
    <>
      <a className={styles.anchor} href={`#${id}`}>
        <code translate="no">{name}</code>
      </a>
      {marks}
    </>
  );
}

/** Why a member shouldn't be used any more, where the source says so. */
export function Deprecation({ reason }: { reason: string | true }) {
  const t = useTranslate();
  return (
    <div className={styles.deprecation}>
      <strong>{t('api.deprecated')}</strong>
      {reason !== true && <Html html={reason} />}
    </div>
  );
}

/** The members of one kind: a table, which on a phone becomes a list of cards. */
export default function ApiMembers({ labelledBy, columns, rows }: ApiMembersProps) {
  const t = useTranslate();
  const { collectAnchor } = useBrokenLinks();
  rows.forEach(({ id }) => collectAnchor(id));
  return (
    <table className={styles.members} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, ...row }) => (
          <tr key={row.id} id={row.id}>
            <th scope="row">
              <MemberName {...row} />
            </th>
            {cells.map((cell, index) => (
              // The columns are fixed, so that their index identifies them.
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
