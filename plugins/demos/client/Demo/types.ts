import type { ComponentType } from 'react';
import type { DemoModule } from '../../types';
import type { LoadState } from '@site/src/hooks/useModule';
import type { LocaleTexts } from '@site/src/mui/localeTexts/types';
import type { CodeStyling } from '@site/plugins/settings/common';

/** The lazy imports of a demo's stylings. */
export type LoadStylings = { system: LoadDemo } & Partial<
  Record<CodeStyling, LoadDemo>
>;

/** The lazy import of one styling of a demo. */
export type LoadDemo = () => Promise<{ default: DemoModule }>;

/** What a demo is, as its page tells its views. */
export interface DemoContext {
  /** Page path and name, such as `react-charts/bars/FirstBars`. */
  id: string;
  /** The last part of the id: the component's name. */
  name: string;
  /** The stylings that the demo exists in. */
  stylings: CodeStyling[];
  /** Height in pixels that is reserved for the running demo. */
  height: number;
  hideToolbar: boolean;
  codeOpen: boolean;
  /** Another one each time that a link to the demo is followed. */
  linkVisit?: object;
  /** Whether the demo runs in a document of its own. */
  frame: boolean;
}

/** A styling of a demo that has come, with the views that show it. */
export interface LoadedDemo extends DemoModule {
  styling: CodeStyling;
  LiveView: ComponentType<LiveViewProps>;
  ServerView: ComponentType<ViewProps>;
  /** The components' own texts in the page's language; undefined for English. */
  localeTexts?: LocaleTexts;
  /** Whether the reader had opened the code of the server's markup. */
  wasOpen: boolean;
  /** Counts the replacements by the development server. */
  updates: number;
}

export interface ViewProps {
  demo: DemoContext;
  loaded: LoadedDemo;
}

export interface LiveViewProps extends ViewProps {
  /** How the styling that the reader wants is coming, while another one is shown. */
  wantedStyling: LoadState;
}
