import { useCallback, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useModule } from '@site/src/hooks/useModule';
import { useNear } from '@site/src/hooks/useNear';
import DemoErrorBoundary from '../Demo/DemoErrorBoundary';
import { loadWithViews } from '../Demo/loadDemo';
import type { LoadStylings } from '../Demo/types';
import { useDemoSettings } from '../useDemoSettings';
import styles from './styles.module.css';

/** Filled in by the demos plugin from what the page says. */
interface DemoPictureProps {
  id: string;
  loads: LoadStylings;
}

/**
 * A demo of any page as a picture: drawn at half its size once the reader is near, for eyes
 * alone. Nothing of it can be clicked or focused, and what links to the demo has to name it.
 * A demo that can't be fetched leaves its place empty.
 */
export default function DemoPicture({ id, loads }: DemoPictureProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const settings = useDemoSettings();
  const { currentLocale } = useDocusaurusContext().i18n;
  // Pages write the imports inline, new functions at each render: the first one counts.
  const [loadDemo] = useState(() => loads.system);
  const load = useCallback(
    () => loadWithViews(loadDemo, currentLocale),
    [loadDemo, currentLocale],
  );
  const { module } = useModule(load, near);
  return (
    <div
      ref={ref}
      className={styles.picture}
      data-picture={id}
      aria-hidden="true"
      inert
    >
      {module && (
        <DemoErrorBoundary id={id}>
          <module.views.DemoTheme {...settings} localeTexts={module.localeTexts}>
            <module.demo.Component />
          </module.views.DemoTheme>
        </DemoErrorBoundary>
      )}
    </div>
  );
}
