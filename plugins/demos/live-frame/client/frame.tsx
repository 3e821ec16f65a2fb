import { createRoot } from 'react-dom/client';
import * as catalog from '@live-frame/modules';
import { applyLicense } from '../../client/Demo/applyLicense';
import fillCss from '../../client/fill.css';
import { FILL_HASH } from '../../common/fillHash';
import { getSettingsStore } from '@site/plugins/settings/common';
import { renderReaderStyles } from '@site/src/mui/readerStyles';
import { DEFAULT_LANGUAGE } from '@site/src/utils/paths';
import { createTimeWatch } from './createTimeWatch';
import { createSession } from './createSession';
import frameCss from './frame.css';
import { loadProgram } from './loadProgram';
import type { FrameMessage, LiveSettings, PageMessage } from './messages';
import Stage, { type StageProps } from './Stage';
import { writeStyle } from './styleSheets';
import { createTracer } from './trace/createTracer';
import { watchHeight } from './watchHeight';

const INITIAL_SETTINGS: LiveSettings = {
  mode: 'light',
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
  language: DEFAULT_LANGUAGE,
};

/** What there is to say of an error whose details the browser keeps from the frame. */
const HIDDEN = 'A library stopped with an error. Its details are in the console.';

/** The page may be of any origin, and hears nothing that it didn't send itself. */
function post(message: FrameMessage) {
  window.parent.postMessage(message, '*');
}

/**
 * Adds the portal's typeface. It is part of a script, because a document without an
 * origin may not fetch a font from the site; its own chunk, so that nothing waits for it.
 */
async function loadFont(): Promise<void> {
  const { default: url } = await import(
    /* webpackChunkName: "font" */ '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
  );
  const font = new FontFace('Inter Variable', `url(${url})`, { weight: '100 900' });
  // Loaded first: for one that is only added, texts are held back.
  document.fonts.add(await font.load());
}

/**
 * Brings the page's settings into the document: the attributes that MUI's style sheets
 * and popups go by, the variables of colors and spacing, and the store that the theme
 * reads. They are not kept: the frame has no storage.
 */
function applySettings({ mode, direction, ...styled }: LiveSettings): void {
  const { documentElement } = document;
  documentElement.dataset.theme = mode;
  documentElement.style.colorScheme = mode;
  documentElement.dir = direction;
  writeStyle('reader', renderReaderStyles(styled));
  getSettingsStore().set('mode', mode);
}

/** Starts the frame: from then on it does what the page's messages say. */
function start(place: HTMLElement) {
  const getHeight = watchHeight(place, (height) =>
    post({ type: 'resized', height }),
  );
  const isTimeUp = createTimeWatch();
  const tracer = createTracer(place, post);
  const session = createSession({
    load: (program) => loadProgram(program, { catalog, isTimeUp }),
    show: ({ parts, ...shown }) => {
      tracer.setParts(parts);
      render(shown);
    },
    post,
    getHeight,
  });
  const root = createRoot(place, {
    onCaughtError: session.report,
    onUncaughtError: session.report,
  });
  let props: StageProps = {
    Demo: undefined,
    run: 0,
    styling: 'system',
    settings: INITIAL_SETTINGS,
    onRendered: session.onRendered,
  };

  function render(change: Partial<StageProps>) {
    props = { ...props, ...change };
    root.render(<Stage {...props} />);
  }

  function changeSettings(settings: LiveSettings) {
    applySettings(settings);
    render({ settings });
  }

  window.addEventListener('error', ({ error }) => session.report(error ?? HIDDEN));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    session.report(reason),
  );
  window.addEventListener(
    'message',
    ({ source, data }: MessageEvent<PageMessage>) => {
      if (source !== window.parent) {
        return;
      }
      if (data.type === 'ping') {
        post({ type: 'pong' });
      } else if (data.type === 'trace') {
        tracer.trace(data);
      } else {
        changeSettings(data.settings);
        if (data.type === 'run') {
          void session.run(data.program);
        }
      }
    },
  );
}

const place = document.getElementById('root');
if (place) {
  writeStyle('frame', frameCss + fillCss);
  place.toggleAttribute('data-fill', window.location.hash === FILL_HASH);
  void loadFont();
  start(place);
  void applyLicense().then(() => post({ type: 'ready' }));
}
