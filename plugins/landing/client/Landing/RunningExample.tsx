import type { ComponentType } from 'react';
import {
  DemoErrorBoundary,
  DemoTheme,
  useDemoSettings,
} from '@site/plugins/demos/client';

interface RunningExampleProps {
  /** Names the example in the issue that a reader may open. */
  id: string;
  Component: ComponentType;
}

/** An example of the landing page, with the theme and the settings of every demo. */
export default function RunningExample({ id, Component }: RunningExampleProps) {
  const settings = useDemoSettings();
  return (
    <DemoErrorBoundary id={`landing/${id}`}>
      <DemoTheme {...settings}>
        <Component />
      </DemoTheme>
    </DemoErrorBoundary>
  );
}
