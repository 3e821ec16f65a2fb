import { useTranslate } from '@site/src/hooks/useTranslate';
import type { BlockChange, WordRun } from '../../types';
import styles from './styles.module.css';

function Word({ text, change }: WordRun) {
  switch (change) {
    case 'added':
      return <ins>{text}</ins>;
    case 'removed':
      return <del>{text}</del>;
    default:
      return text;
  }
}

/** The English of a changed part, word by word where it was reworded. */
function English({ type, en, words }: BlockChange) {
  if (words !== undefined) {
    return words.map((word, index) => <Word key={index} {...word} />);
  }
  return type === 'removed' ? <del>{en}</del> : <ins>{en}</ins>;
}

/** What a page is behind with, part by part; the English text is marked as such. */
export default function Changes({ changes }: { changes: BlockChange[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index}>
          <span className={styles.type}>{t(`translations.${change.type}`)}</span>
          {change.section !== undefined && <code>#{change.section}</code>}
          <p lang="en">
            <English {...change} />
          </p>
        </li>
      ))}
    </ul>
  );
}
