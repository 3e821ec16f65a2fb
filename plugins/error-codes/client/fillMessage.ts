import type { ErrorArgument } from './parseErrorQuery';

/** A piece of a message: its own text, or the place of an argument. */
export type MessagePart =
  | { kind: 'text'; text: string }
  /** `number` counts from 1; `argument` is absent where the address has too few. */
  | { kind: 'place'; number: number; argument?: ErrorArgument };

export interface FilledMessage {
  parts: MessagePart[];
  /** The arguments that the message has no place for. */
  superfluous: ErrorArgument[];
}

/**
 * Puts arguments into a message's places, in order. They stay apart from the message's
 * own text, so that a `%s` or a tag in one of them is nothing but text.
 *
 * @param message with a `%s` for each argument
 */
export function fillMessage(
  message: string,
  args: readonly ErrorArgument[],
): FilledMessage {
  const texts = message.split('%s');
  const parts = texts.flatMap((text, index): MessagePart[] => [
    ...(index === 0
      ? []
      : [{ kind: 'place' as const, number: index, argument: args[index - 1] }]),
    ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
  ]);
  return { parts, superfluous: args.slice(texts.length - 1) };
}
