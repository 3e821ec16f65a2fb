declare module '@generated/playgrounds/default/registry.js' {
  import type { ComponentType } from 'react';
  import type { KnobValues, PlaygroundData } from '@site/plugins/playgrounds/common';

  /** What loads a playground, by its component's name. */
  const registry: Record<
    string,
    {
      loadData: () => Promise<{ default: PlaygroundData }>;
      loadScene: () => Promise<{ default: ComponentType<KnobValues> }>;
    }
  >;
  export default registry;
}
