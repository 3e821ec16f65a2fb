/**
 * What React's production build says by number only, of the faults that a reader is
 * likely to make while typing; `%s` stands for its arguments.
 */
const MESSAGES: Record<string, string> = {
  31: 'Objects are not valid as a React child (found: %s). If you meant to render a list, use an array.',
  62: 'The style prop takes an object of style names and values, not a text: style={{ marginTop: 8 }}.',
  130: 'An element has the type "%s", but a component is a function or a class. Check the import or the export of the component that is rendered here.',
  185: 'An update runs again and again: a component sets its state after each render. Give the effect its dependencies, or set the state in an event handler.',
  300: 'Fewer hooks ran than in the last render. A hook may not stand after an early return.',
  301: 'Too many renders: the component sets its state while it renders. Set it in an event handler or in an effect.',
  310: 'More hooks ran than in the last render. A hook may not stand in a condition.',
  321: 'A hook was called outside of a component. Call it at the top of a component or of another hook.',
};

/** The numbers of the errors that are written out. */
export const KNOWN_NUMBERS = Object.keys(MESSAGES);

/** Writes out a numbered error of React; any other message is returned as it is. */
export function explainReactError(message: string): string {
  const match = /^Minified React error #(\d+);/.exec(message);
  const text = match && MESSAGES[match[1] ?? ''];
  if (!text) {
    return message;
  }
  const values = [...message.matchAll(/args\[\]=([^&\s]*)/g)].map(([, value = '']) =>
    decodeURIComponent(value),
  );
  return text.replaceAll('%s', () => values.shift() ?? '');
}
