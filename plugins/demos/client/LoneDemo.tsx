import { useEffect, useState, type ComponentProps } from 'react';
import DemoErrorBoundary from '@site/src/components/Demo/DemoErrorBoundary';
import type DemoFrame from '@site/src/components/Demo/DemoFrame';
import type { LoadDemo } from '@site/src/components/Demo/types';
import type { DemoModule } from '@site/plugins/demos/types';
import { useTranslate } from '@site/src/hooks/useTranslate';

interface LoneDemoProps extends Omit<ComponentProps<typeof DemoFrame>, 'children'> {
  id: string;
  load: LoadDemo;
}

type Loaded = DemoModule & { Frame: typeof DemoFrame };

async function loadWithFrame(load: LoadDemo): Promise<Loaded> {
  const [views, { default: demo }] = await Promise.all([
    import('@site/src/components/Demo/views'),
    load(),
  ]);
  await views.applyLicense();
  return { ...demo, Frame: views.DemoFrame };
}

/** One styling of a demo, without any of the site around it. */
export default function LoneDemo({ id, load, ...frame }: LoneDemoProps) {
  const t = useTranslate();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    loadWithFrame(load).then(setLoaded, setFailure);
  }, [load]);
  if (failure !== undefined) {
    throw failure;
  }
  if (loaded === undefined) {
    return <p>{t('demo.loading')}</p>;
  }
  const { Component, Frame, css } = loaded;
  return (
    <DemoErrorBoundary id={id}>
      {css !== undefined && <style>{css}</style>}
      <Frame {...frame}>
        <Component />
      </Frame>
    </DemoErrorBoundary>
  );
}
