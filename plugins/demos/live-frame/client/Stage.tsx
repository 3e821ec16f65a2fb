import { useCallback, useEffect, type ComponentType } from 'react';
import DemoTheme from '../../client/Demo/DemoTheme';
import { useModule } from '@site/src/hooks/useModule';
import { loadLocaleTexts } from '@site/src/mui/localeTexts/loadLocaleTexts';
import type { CodeStyling } from '@site/plugins/settings/common';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import LastPicture from './LastPicture';
import type { LiveSettings } from './messages';

export interface StageProps {
  /** The demo; undefined until the first one runs. */
  Demo: ComponentType | undefined;
  /** A number per run: a new one starts the demo afresh. */
  run: number;
  styling: CodeStyling;
  settings: LiveSettings;
  /** Called when a run is on the screen. */
  onRendered: () => void;
}

function Rendered({ run, onRendered }: Pick<StageProps, 'run' | 'onRendered'>) {
  useEffect(() => onRendered(), [run, onRendered]);
  return null;
}

/** The components' texts in a language; until they have come, or if they can't, English. */
function useLocaleTexts(language: string) {
  const load = useCallback(() => loadLocaleTexts(language), [language]);
  return useModule(load, language !== DEFAULT_LANGUAGE).module;
}

/** The demo under edit in the portal's theme, as it stands on its page. */
export default function Stage({
  Demo,
  run,
  styling,
  settings,
  onRendered,
}: StageProps) {
  const { direction, dense, spacing, paletteColors, language } = settings;
  const localeTexts = useLocaleTexts(language);
  return (
    <DemoTheme
      styling={styling}
      direction={direction}
      dense={dense}
      spacing={spacing}
      paletteColors={paletteColors}
      localeTexts={localeTexts}
    >
      <LastPicture run={run}>
        {Demo && (
          <>
            <Demo />
            <Rendered run={run} onRendered={onRendered} />
          </>
        )}
      </LastPicture>
    </DemoTheme>
  );
}
