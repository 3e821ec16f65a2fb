import { CALL_CHECK, LOOP_CHECK } from './guardCode';
import { SOURCE_PREFIX } from './LiveError';
import { MARKS, type Mark } from './trace/marks';

/** What a CommonJS module finds around it. */
interface ModuleScope {
  require: (specifier: string) => unknown;
  module: { exports: Record<string, unknown> };
  exports: Record<string, unknown>;
  /** Whether the code has used up its time; asked at each turn and each call. */
  isTimeUp: () => boolean;
  /** What its elements spread into their props. */
  marks: readonly Mark[];
}

type ModuleFactory = (
  isTimeUp: ModuleScope['isTimeUp'],
  marks: ModuleScope['marks'],
) => (
  require: ModuleScope['require'],
  module: ModuleScope['module'],
  exports: ModuleScope['exports'],
) => void;

declare global {
  interface Window {
    /** Evaluates a text in the global scope; the document's own script defines it. */
    evaluate: (text: string) => unknown;
  }
}

function renderCheck(name: string, message: string): string {
  return `function ${name}() { if (isTimeUp()) throw new Error(${JSON.stringify(message)}); }`;
}

const CHECKS = [
  renderCheck(LOOP_CHECK, 'This loop ran for more than 2 seconds. It was stopped.'),
  renderCheck(
    CALL_CHECK,
    'The calls of this function ran for more than 2 seconds. They were stopped.',
  ),
].join(' ');

/**
 * Runs a CommonJS module's text. It begins on the first line of what is evaluated, and
 * has its own name, so that stack traces have the reader's places. The errors of the time
 * checks are made in there as well: the browser hides those that the frame's own script
 * makes.
 *
 * @throws what the code throws
 */
export function evaluate(code: string, name: string, scope: ModuleScope): void {
  const create = window.evaluate(
    `(function (isTimeUp, ${MARKS}) { ${CHECKS} return function (require, module, exports) {${code}\n}})\n//# sourceURL=${SOURCE_PREFIX}${name}`,
  ) as ModuleFactory;
  create(scope.isTimeUp, scope.marks)(scope.require, scope.module, scope.exports);
}
