import { useCallback } from 'react';
import DemoErrorBoundary from './Demo/DemoErrorBoundary';
import { loadWithViews } from './Demo/loadDemo';
import type { LoadDemo } from './Demo/types';
import { useDemoSettings } from './useDemoSettings';
import { useModule } from '@site/src/hooks/useModule';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import type { CodeStyling } from '@site/plugins/settings/common';

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
      <views.DemoFrame styling={styling} {...settings}>
        <demo.Component />
      </views.DemoFrame>
    </>
  );
}

/** One styling of a demo, without any of the site around it. */
export default function LoneDemo({ id, ...demo }: LoneDemoProps) {
  return (
    <DemoErrorBoundary id={id}>
      <LoadedDemo {...demo} />
    </DemoErrorBoundary>
  );
}
