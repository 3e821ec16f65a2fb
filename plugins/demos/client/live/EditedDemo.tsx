import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useColorMode } from '@docusaurus/theme-common';
import type { LiveFault, LiveSettings } from '../../live-frame/client/messages';
import { useDemoSettings } from '../useDemoSettings';
import type { CodeStyling } from '@site/plugins/settings/common';
import LiveFrame from './LiveFrame';
import type { DemoContext } from '../Demo/types';
import type { DemoCode } from '../Demo/views/useDemoCode';

/** The frame's own margin around the demo, in pixels: as wide as the page's. */
const PADDING = 24;

interface EditedDemoProps {
  demo: DemoContext;
  styling: CodeStyling;
  /** Complete: the frame finds no other file. */
  code: DemoCode;
  /** Whether the frame is as high as its parent, and not as its content. */
  fill: boolean;
  /** What is wrong with the code that runs. */
  fault: LiveFault | undefined;
  /** Gets each fault of the code, and undefined when it runs well again. */
  onFault: (fault: LiveFault | undefined) => void;
  /** Called once the demo, or what became of it, is on the screen. */
  onDrawn: () => void;
}

/** The demo as the reader has edited it, in its sandboxed frame. */
export default function EditedDemo({
  demo,
  styling,
  code,
  fill,
  fault,
  onFault,
  onDrawn,
}: EditedDemoProps) {
  const { colorMode } = useColorMode();
  const { currentLocale: language } = useDocusaurusContext().i18n;
  const settings: LiveSettings = {
    mode: colorMode,
    language,
    ...useDemoSettings(),
  };
  return (
    <LiveFrame
      demoId={demo.id}
      program={{
        files: code.files.map(({ name, code: text }) => ({ name, code: text })),
        entry: code.files[0]!.name,
        styling,
      }}
      settings={settings}
      minHeight={demo.height + 2 * PADDING}
      fill={fill}
      fault={fault}
      onFault={onFault}
      onDrawn={onDrawn}
    />
  );
}
