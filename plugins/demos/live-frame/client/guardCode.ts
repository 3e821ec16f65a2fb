import type { Expression, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** What each turn of a loop calls; it throws once the time is up. `evaluate` defines it. */
export const LOOP_CHECK = '__checkLoop';

/** The same for each call of a function: recursion and callbacks can be endless, too. */
export const CALL_CHECK = '__checkCall';

interface Insertion {
  position: number;
  text: string;
}

/** A body without braces gets them; one with braces gets the call as its first statement. */
function guardLoop({ body }: { body: Statement }): Insertion[] {
  const { type, start, end } = body;
  return type === 'BlockStatement'
    ? [{ position: start + 1, text: `${LOOP_CHECK}();` }]
    : [
        { position: start, text: `{${LOOP_CHECK}();` },
        { position: end, text: '}' },
      ];
}

/** An arrow function may be an expression alone, which then follows the call. */
function guardFunction({ body }: { body: Statement | Expression }): Insertion[] {
  const { type, start, end } = body;
  return type === 'BlockStatement'
    ? [{ position: start + 1, text: `${CALL_CHECK}();` }]
    : [
        { position: start, text: `(${CALL_CHECK}(), ` },
        { position: end, text: ')' },
      ];
}

/**
 * Puts a call of the time check at the beginning of each loop's body and of each
 * function. No line is added, so that places in error messages stay right.
 *
 * @param code the text that `program` was parsed from
 */
export function guardCode(code: string, program: Program): string {
  const insertions: Insertion[] = [];
  const onLoop = (loop: { body: Statement }) => insertions.push(...guardLoop(loop));
  const onFunction = (fn: { body: Statement | Expression }) =>
    insertions.push(...guardFunction(fn));
  simple(program, {
    ForStatement: onLoop,
    ForInStatement: onLoop,
    ForOfStatement: onLoop,
    WhileStatement: onLoop,
    DoWhileStatement: onLoop,
    FunctionDeclaration: onFunction,
    FunctionExpression: onFunction,
    ArrowFunctionExpression: onFunction,
  });
  let guarded = '';
  let position = 0;
  for (const insertion of insertions.sort((a, b) => a.position - b.position)) {
    guarded += code.slice(position, insertion.position) + insertion.text;
    position = insertion.position;
  }
  return guarded + code.slice(position);
}
