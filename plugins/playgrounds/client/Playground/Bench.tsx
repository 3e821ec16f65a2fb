import type { ComponentType } from 'react';
import CodeBlock from '@theme/CodeBlock';
import {
  DemoErrorBoundary,
  DemoTheme,
  useDemoSettings,
} from '@site/plugins/demos/client';
import { useSetting, type DateLibrary } from '@site/plugins/settings/common';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { PortalThemeOptions } from '@site/src/mui/theme';
import { renderCode, type KnobValues, type PlaygroundData } from '../../common';
import Faults from './Faults';
import Knobs from './Knobs';
import OtherProps from './OtherProps';
import styles from './styles.module.css';
import { usePlaygroundState } from './usePlaygroundState';

/** The adapters of the reader's date library; the component itself runs with Day.js. */
const ADAPTERS: Record<DateLibrary, string> = {
  dayjs: 'AdapterDayjs',
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};

/** What a component reads once, when it mounts: after a change it has to mount again. */
function toMountKey(values: KnobValues): string {
  const names = Object.keys(values).filter((prop) =>
    /^(default|initial)/.test(prop),
  );
  return JSON.stringify(names.map((prop) => [prop, values[prop]]));
}

interface BenchProps {
  name: string;
  data: PlaygroundData;
  Scene: ComponentType<KnobValues>;
  localeTexts: PortalThemeOptions['localeTexts'];
}

/** A component with its knobs and the code for what they give. */
export default function Bench({ name, data, Scene, localeTexts }: BenchProps) {
  const t = useTranslate();
  const settings = useDemoSettings();
  const [dateLibrary] = useSetting('dateLibrary');
  const { values, faults, turn, reset } = usePlaygroundState(name, data);
  const code = renderCode(data.source, values).replaceAll(
    ADAPTERS.dayjs,
    ADAPTERS[dateLibrary ?? 'dayjs'],
  );
  return (
    <>
      <Faults faults={faults} />
      <div className={styles.bench}>
        <div className={styles.result}>
          <div
            role="group"
            aria-label={t('playground.live', { name })}
            className={styles.canvas}
          >
            <DemoErrorBoundary id={`playground/${name}`}>
              <DemoTheme {...settings} localeTexts={localeTexts}>
                <Scene key={toMountKey(values)} {...values} />
              </DemoTheme>
            </DemoErrorBoundary>
          </div>
          <CodeBlock language="tsx">{code}</CodeBlock>
        </div>
        <Knobs name={name} data={data} values={values} turn={turn} reset={reset} />
      </div>
      <OtherProps data={data} />
    </>
  );
}
