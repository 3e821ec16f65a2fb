import type { Props } from '@theme/CodeInline';
import styles from './styles.module.css';

/** Longest code that is kept on one line, in characters: a phone has room for it. */
const LONGEST_WHOLE = 28;

/**
 * Ejected to keep names with a hyphen whole: browsers break a line after it, and
 * `x-data-` at the end of one reads as a name of its own.
 */
export default function CodeInline(props: Props) {
  const { children } = props;
  const isWhole =
    typeof children === 'string' &&
    children.includes('-') &&
    children.length <= LONGEST_WHOLE;
  return <code className={isWhole ? styles.whole : undefined} {...props} />;
}
