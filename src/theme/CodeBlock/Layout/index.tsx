import { useRef } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import { createClickAttributes } from '@site/src/events/clickAttributes';
import CodeBar from '@site/src/components/CodeBar';
import { toPastedCode } from '@site/src/components/CodeBar/toPastedCode';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** How long a fenced block shows the outcome of a copy, in milliseconds. */
const OUTCOME_DURATION = 2000;

/**
 * A fenced code block: its bar, then its code; a single line of code shares the line with
 * its bar.
 *
 * Ejected because the original lays its buttons over the code and leaves no way to the
 * element around both, which the copy shortcut needs.
 */
export default function CodeBlockLayout({ className }: Props) {
  const block = useRef<HTMLDivElement>(null);
  const { metadata } = useCodeBlockContext();
  const { title, language, code } = metadata;
  const single = !title && !code.includes('\n');
  const bar = (
    <CodeBar
      title={title && <Title>{title}</Title>}
      language={language}
      className={clsx(styles.bar, title && styles.titled)}
    >
      <WordWrapButton className={styles.wordWrap} />
      <CopyButton
        className={styles.copy}
        block={block}
        duration={OUTCOME_DURATION}
        getText={() => toPastedCode(metadata)}
        {...createClickAttributes('code', 'copy', language)}
      />
    </CodeBar>
  );
  return (
    <Container
      as="div"
      ref={block}
      data-code-block
      className={clsx(
        className,
        metadata.className,
        styles.block,
        single && styles.single,
      )}
    >
      {!single && bar}
      <div className={clsx(styles.code, title && styles.belowTitle)}>
        <Content />
      </div>
      {single && bar}
    </Container>
  );
}
