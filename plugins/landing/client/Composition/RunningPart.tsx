import type { ComponentType } from 'react';
import type { PartProps } from '../coffees/types';
import {
  DemoErrorBoundary,
  DemoTheme,
  useDemoSettings,
} from '@site/plugins/demos/client';
import type { LocaleTexts } from '@site/src/mui/localeTexts/types';

interface RunningPartProps extends PartProps {
  /** Names the part in the issue that a reader may open. */
  id: string;
  Component: ComponentType<PartProps>;
  localeTexts: LocaleTexts | undefined;
}

/** A part of the composition, with the theme and the settings of every demo. */
export default function RunningPart({
  id,
  Component,
  localeTexts,
  ...props
}: RunningPartProps) {
  const settings = useDemoSettings();
  return (
    <DemoErrorBoundary id={`landing/${id}`}>
      <DemoTheme {...settings} {...(localeTexts && { localeTexts })}>
        <Component {...props} />
      </DemoTheme>
    </DemoErrorBoundary>
  );
}
