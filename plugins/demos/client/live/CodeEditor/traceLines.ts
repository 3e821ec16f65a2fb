import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Lines from 1, both included. */
export interface LineRange {
  from: number;
  to: number;
}

/** A place in the editor's text. */
export interface TextPlace {
  /** From 1. */
  line: number;
  /** From 0. */
  column: number;
}

const setLines = StateEffect.define<LineRange | undefined>();

const mark = Decoration.line({ class: 'cm-traced' });

/** What is marked is another text's once the text changes. */
const tracedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, newDoc }) {
    let next = docChanged ? Decoration.none : marks;
    for (const effect of effects) {
      if (effect.is(setLines)) {
        const { from = 1, to = 0 } = effect.value ?? {};
        const lines = Array.from(
          { length: Math.max(0, Math.min(to, newDoc.lines) - from + 1) },
          (_, index) => newDoc.line(from + index).from,
        );
        next = Decoration.set(lines.map((start) => mark.range(start)));
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function toPlace({ state }: EditorView, position: number): TextPlace {
  const line = state.doc.lineAt(position);
  return { line: line.number, column: position - line.from };
}

/**
 * Lets lines be marked, and tells where the pointer is in the text or, without one, the
 * caret. While the reader writes, that is nowhere: marks would be in the way of what the
 * demo makes of it.
 *
 * @param onPlace called with undefined for nowhere
 */
export function traceLines(
  onPlace: (place: TextPlace | undefined) => void,
): Extension {
  let pointed: number | undefined;
  let told: string | undefined;
  const tell = (place: TextPlace | undefined) => {
    const text = JSON.stringify(place);
    if (text !== told) {
      told = text;
      onPlace(place);
    }
  };
  const tellCaret = (view: EditorView) =>
    tell(view.hasFocus ? toPlace(view, view.state.selection.main.head) : undefined);
  return [
    tracedLines,
    EditorView.updateListener.of(
      ({ docChanged, selectionSet, focusChanged, view }) => {
        if (docChanged) {
          tell(undefined);
        } else if (selectionSet || focusChanged) {
          tellCaret(view);
        }
      },
    ),
    EditorView.domEventHandlers({
      pointermove({ clientX, clientY, pointerType }, view) {
        if (pointerType === 'touch') {
          return;
        }
        const position = view.posAtCoords({ x: clientX, y: clientY }, false);
        if (position !== pointed) {
          pointed = position;
          tell(toPlace(view, position));
        }
      },
      pointerleave({ pointerType }, view) {
        if (pointerType !== 'touch') {
          pointed = undefined;
          tellCaret(view);
        }
      },
    }),
  ];
}

/**
 * Marks lines in place of those before.
 *
 * @param isShown whether the first of them is to be scrolled to, within the editor alone:
 *   the page stays where the reader is
 */
export function markLines(
  view: EditorView,
  lines: LineRange | undefined,
  isShown: boolean,
): void {
  view.dispatch({ effects: setLines.of(lines) });
  if (lines && isShown && lines.from <= view.state.doc.lines) {
    const { top } = view.lineBlockAt(view.state.doc.line(lines.from).from);
    const { scrollTop, clientHeight } = view.scrollDOM;
    if (top < scrollTop || top > scrollTop + clientHeight - view.defaultLineHeight) {
      view.scrollDOM.scrollTo({ top: top - clientHeight / 3 });
    }
  }
}
