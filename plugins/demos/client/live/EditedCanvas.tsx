import type { ComponentProps } from 'react';
import type { ModuleState } from '@site/src/hooks/useModule';
import type EditedDemo from './EditedDemo';
import type * as liveParts from '../Demo/views/liveParts';
import PartFailure from '../Demo/views/PartFailure';

interface EditedCanvasProps extends ComponentProps<typeof EditedDemo> {
  live: ModuleState<typeof liveParts>;
}

/**
 * The demo as the reader has edited it: once its frame's code and the sample data have
 * come, or else a notice that they can't.
 */
export default function EditedCanvas({ live, code, ...edited }: EditedCanvasProps) {
  return live.module !== undefined && code.isComplete ? (
    <live.module.EditedDemo code={code} {...edited} />
  ) : (
    <PartFailure parts={[live, code.data]} />
  );
}
