import { useCallback, useRef } from 'react';
import Head from '@docusaurus/Head';
import { Redirect, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DemoErrorBoundary from './Demo/DemoErrorBoundary';
import { loadWithViews, pickStyling } from './Demo/loadDemo';
import type { LoadDemo, LoadStylings } from './Demo/types';
import { useCodeChoice } from '@site/plugins/settings/client';
import type { CodeStyling } from '@site/plugins/settings/common';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import { FILL_HASH } from '../common/fillHash';
import { toPlaygroundPath } from '../common/playgroundPath';
import { parsePlaygroundQuery } from './playgroundUrl';
import { useDemoSettings } from './useDemoSettings';
import { useFrameSettings } from './useFrameSettings';
import { useReportedContent } from './useReportedContent';
import './fill.css';
import styles from './styles.module.css';

interface LoneDemoProps {
  id: string;
  load: LoadDemo;
  styling: CodeStyling;
}

/** @throws while rendering, the error of a demo that can't be fetched */
function LoadedDemo({ load, styling }: Omit<LoneDemoProps, 'id'>) {
  const t = useTranslate();
  const settings = useDemoSettings();
  const loadAll = useCallback(() => loadWithViews(load, DEFAULT_LANGUAGE), [load]);
  const { module, failure } = useModule(loadAll, true);
  if (failure !== undefined) {
    throw failure;
  }
  if (module === undefined) {
    return <p>{t('demo.loading')}</p>;
  }
  const { demo, views } = module;
  return (
    <>
      {demo.css !== undefined && <style>{demo.css}</style>}
      <views.DemoTheme styling={styling} {...settings}>
        <demo.Component />
      </views.DemoTheme>
    </>
  );
}

/** One styling of a demo, without any of the site around it. */
function LoneDemo({ id, ...demo }: LoneDemoProps) {
  return (
    <DemoErrorBoundary id={id}>
      <LoadedDemo {...demo} />
    </DemoErrorBoundary>
  );
}

interface PlaygroundPageProps {
  /** The lazy imports of each demo, by id. */
  registry: Record<string, LoadStylings>;
  /** Ids that demos had before, with those of today. */
  formerIds: Record<string, string>;
}

function Playground({ id, loads }: { id: string; loads: LoadStylings }) {
  const { search } = useLocation();
  const choice = useCodeChoice();
  const { options, faults } = parsePlaygroundQuery(search);
  const styling = pickStyling(
    Object.keys(loads) as CodeStyling[],
    options.styling ?? choice.styling,
  );
  useFrameSettings();
  return (
    <>
      {faults.map((fault) => (
        <p key={fault} role="status">
          {fault}
        </p>
      ))}
      <DemoErrorBoundary id={id}>
        <LoneDemo key={styling} id={id} load={loads[styling]!} styling={styling} />
      </DemoErrorBoundary>
    </>
  );
}

/**
 * `/playground/<page path>/<Demo>`: one demo alone, without any of the site around it, in
 * the styling, mode, direction and density that the query asks for. One route serves all
 * demos, so that no page's router pays for them.
 */
export default function PlaygroundPage({
  registry,
  formerIds,
}: PlaygroundPageProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const { pathname, hash } = location;
  const main = useRef<HTMLElement>(null);
  const fills = isBrowser && hash === FILL_HASH;
  useReportedContent(main, fills);
  const id = pathname.replace(/^\/playground\/?|\/$/g, '');
  const loads = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (isBrowser && Object.hasOwn(formerIds, id)) {
    return (
      <Redirect to={{ ...location, pathname: toPlaygroundPath(formerIds[id]!) }} />
    );
  }
  return (
    // One file serves all demos and knows none: React would keep its attribute at hydration.
    <main
      ref={main}
      className={styles.playground}
      data-fill={fills || undefined}
      data-demo={isBrowser ? id : undefined}
    >
      <Head>
        <title>{isBrowser && loads ? id : 'Playground'}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <noscript>
        <p>{t('demo.aloneNeedsScript')}</p>
      </noscript>
      {isBrowser &&
        (loads ? (
          <Playground key={id} id={id} loads={loads} />
        ) : (
          <p>{t('demo.unknown')}</p>
        ))}
    </main>
  );
}
