export {
  formatPlaygroundQuery,
  MAX_NUMBER,
  parsePlaygroundState,
  type PlaygroundFault,
} from './query';
export { hasPlayground, PLAYGROUNDS } from './playgrounds';
export { renderCode } from './renderCode';
export { toAttribute } from './toAttribute';
export type { Knob, KnobValue, KnobValues, PlaygroundData } from './types';
