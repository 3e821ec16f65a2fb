import type { DemoModule } from '@site/plugins/demos/types';
import type DemoFrame from './DemoFrame';

/** The lazy import of a demo's module. */
export type LoadDemo = () => Promise<DemoModule>;

/** A demo together with the frame that runs it. */
export interface LoadedDemo extends DemoModule {
  Frame: typeof DemoFrame;
  /** Whether the reader had opened the code of the server's markup. */
  codeOpen?: boolean;
}

/**
 * Loads a demo and, in the same step, its frame: the frame brings MUI's theme, which
 * no page should carry before a demo needs it.
 */
export async function loadDemo(load: LoadDemo): Promise<LoadedDemo> {
  const [frame, demo] = await Promise.all([import('./DemoFrame'), load()]);
  await frame.applyLicense();
  return { Component: demo.Component, files: demo.files, Frame: frame.default };
}
