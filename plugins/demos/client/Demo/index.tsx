import { memo, useMemo, useRef } from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type CodeStyling, listDemoHashes } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import BrowserDemo from './BrowserDemo';
import DemoErrorBoundary from './DemoErrorBoundary';
import ServerDemo from './ServerDemo';
import { toSpace } from './toSpace';
import type { DemoContext, LoadStylings } from './types';
import { useDemoLink } from './useDemoLink';
import styles from './styles.module.css';

/** Height of a demo whose author gave none, in pixels: a field with its label. */
const DEFAULT_HEIGHT = '96';

/** Filled in by the demos plugin from what the page says; numbers and switches are texts. */
export interface DemoProps {
  id: string;
  loads: LoadStylings;
  /** Lines of code shown at first: TypeScript and JavaScript in turn, for each styling. */
  lines?: string;
  /** The same for date-fns, Luxon and Moment, where the code depends on a date library. */
  libraryLines?: string;
  height?: string;
  narrowHeight?: string;
  maxWidth?: string;
  background?: string;
  codeOpen?: 'true';
  hideToolbar?: 'true';
  frame?: 'true';
  /** Whether it shows components of a commercial plan. */
  commercial?: 'true';
  /** Names that it had before, with spaces between them: links to them lead here. */
  formerNames?: string;
}

function toContext({
  id,
  loads,
  height = DEFAULT_HEIGHT,
  codeOpen,
  hideToolbar,
  frame,
}: DemoProps) {
  return {
    id,
    name: id.slice(id.lastIndexOf('/') + 1),
    stylings: Object.keys(loads) as CodeStyling[],
    height: Number(height),
    codeOpen: codeOpen !== undefined,
    hideToolbar: hideToolbar !== undefined,
    frame: frame !== undefined,
  } satisfies DemoContext;
}

/** Without a license key, components of a commercial plan show a watermark. */
const WATERMARK = '/x/introduction/licensing#watermark';
const HAS_LICENSE_KEY = Boolean(process.env.MUI_X_LICENSE_KEY);

/** Kept from being rendered for no reason of its own, such as the next link that is followed. */
const RunningDemo = memo(ExecutionEnvironment.canUseDOM ? BrowserDemo : ServerDemo);

/**
 * A live demo with its code. Pages write `<Demo src="./Name.tsx" />`; the demos
 * plugin fills in the props.
 *
 * The server renders the demo. In the browser that markup stays until the demo's
 * code has come, which is fetched when the reader is near; then the live demo takes
 * its place. (React can't hydrate it that late: any context that changes above a
 * boundary which still waits makes React throw its markup away.)
 */
export default function Demo(props: DemoProps) {
  const t = useTranslate();
  const ref = useRef<HTMLElement>(null);
  const context = useMemo(() => toContext(props), [props]);
  const linkVisit = useDemoLink(
    [context.name, ...(props.formerNames?.split(' ') ?? [])],
    ref,
  );
  const demo = useMemo(
    () =>
      linkVisit === undefined ? context : { ...context, codeOpen: true, linkVisit },
    [context, linkVisit],
  );
  const { collectAnchor } = useBrokenLinks();
  listDemoHashes(demo.name, demo.stylings).forEach((hash) =>
    collectAnchor(hash.slice(1)),
  );
  return (
    <section
      ref={ref}
      id={demo.name}
      className={clsx(
        styles.demo,
        demo.hideToolbar && styles.bare,
        context.codeOpen && styles.open,
      )}
      style={toSpace(props, DEFAULT_HEIGHT)}
      aria-label={t('demo.label', { name: demo.name })}
      data-demo={demo.id}
      data-background={props.background}
      data-date-libraries={props.libraryLines === undefined ? undefined : ''}
    >
      <DemoErrorBoundary id={demo.id}>
        <RunningDemo demo={demo} loads={props.loads} />
      </DemoErrorBoundary>
      {props.commercial && !demo.hideToolbar && !HAS_LICENSE_KEY && (
        <p className={styles.caption}>
          <Link to={WATERMARK}>{t('demo.withoutKey')}</Link>
        </p>
      )}
    </section>
  );
}
