import type { ReactNode } from 'react';
import { Plan } from '@site/src/components/Badge';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { getReplacement, type Change } from '../../common/history/changes';
import { toPhrase } from '../../common/toPhrase';
import { toMinor } from '../../common/history/version';
import type { createLinks, Subject } from '../../common/history/createLinks';
import { describeChange, type Side } from './describeChange';
import styles from './styles.module.css';

/**
 * A text of the sources' comments: what stands between backticks is code, and links are
 * their text.
 */
function InlineCode({ text }: { text: string }) {
  const parts = text
    .replace(/\[\[(\w+)\]\]/g, '`$1`')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split('`');
  return parts.map((part, index) =>
    // Every other part stands between two backticks.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

/** What all tables of a comparison have in common. */
export interface TableContext {
  /** The versions, as recorded. */
  from: string;
  to: string;
  /** The address of an entry or a member in the reference, where it has one. */
  findLink: ReturnType<typeof createLinks>;
}

interface ChangeTableProps extends TableContext {
  changes: readonly Change[];
  /** What the table is called. */
  label: string;
}

interface NameProps {
  subject: Subject;
  findLink: TableContext['findLink'];
}

function Name({ subject, findLink }: NameProps) {
  const link = findLink(subject);
  const code = <code>{(subject.member ?? subject.entry).name}</code>;
  return link === undefined ? code : <a href={link}>{code}</a>;
}

function SideText({ text, isCode }: Side) {
  return isCode ? <code>{text}</code> : <InlineCode text={text} />;
}

/** What took the place of what is gone or deprecated, or what this took the place of. */
function Relation({
  change,
  findLink,
}: { change: Change } & Pick<NameProps, 'findLink'>) {
  const t = useTranslate();
  const { entry, replaces } = change;
  const replacement = getReplacement(change);
  if (replacement !== undefined) {
    const { kind, name } = replacement;
    const subject = kind
      ? { entry, member: { kind, name } }
      : { entry: { ...entry, name } };
    return (
      <div>
        {t('history.replacedBy')} <Name subject={subject} findLink={findLink} />
      </div>
    );
  }
  return replaces === undefined ? null : (
    <div>
      {t('history.replaces')} <code>{replaces.join(', ')}</code>
    </div>
  );
}

interface CellProps {
  /** The column's title, which stands beside the value on a phone. */
  version: string;
  children: ReactNode;
}

function Cell({ version, children }: CellProps) {
  return (
    <td>
      <span className={styles.cellLabel}>{toMinor(version)}</span>
      <div>{children}</div>
    </td>
  );
}

/** Changes, a row each: what the one version has beside what the other one has. */
export default function ChangeTable({
  changes,
  from,
  to,
  label,
  findLink,
}: ChangeTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('compare.name')}</th>
          <th scope="col">{t('compare.change')}</th>
          <th scope="col">{toMinor(from)}</th>
          <th scope="col">{toMinor(to)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { kind, entry, member, plan, range } = change;
          const sides = describeChange(change, t);
          const isUnnamed = member === undefined || member.kind === 'prop';
          return (
            <tr
              key={`${kind} ${entry.kind} ${entry.name} ${member?.kind} ${member?.name}`}
            >
              <th scope="row">
                <Name subject={change} findLink={findLink} />{' '}
                {!isUnnamed && <small>{t(`memberKind.${member.kind}`)}</small>}{' '}
                {plan !== 'community' && <Plan name={plan} link={false} />}
              </th>
              <td>
                <span className={styles.kind} data-kind={kind}>
                  {t(`change.${kind}`)}
                </span>{' '}
                {range && <small>{toPhrase(t, 'version', range)}</small>}
              </td>
              <Cell version={from}>
                <SideText {...sides.before} />
              </Cell>
              <Cell version={to}>
                <SideText {...sides.after} />
                <Relation change={change} findLink={findLink} />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
