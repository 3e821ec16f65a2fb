import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { CodeLanguage } from '../../../types';
import { highlighting } from './highlighting';
import { theme } from './theme';
import { traceLines, type TextPlace } from './traceLines';

export interface EditorOptions {
  language: CodeLanguage;
  /** Names the editor to assistive technology. */
  label: string;
  onChange: (text: string) => void;
  onEscape: () => void;
  /** Gets where pointer and caret are; undefined for nowhere. */
  onPlace: (place: TextPlace | undefined) => void;
}

function createLanguage(language: CodeLanguage): Extension {
  return language === 'css'
    ? css()
    : javascript({
        jsx: language.endsWith('x'),
        typescript: language.startsWith('ts'),
      });
}

/**
 * What makes the editor. Tab is left to the browser, so that the keyboard moves on;
 * Enter keeps the indentation, and Escape leaves.
 */
export function createExtensions({
  language,
  label,
  onChange,
  onEscape,
  onPlace,
}: EditorOptions): Extension {
  const leave = () => {
    onEscape();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    createLanguage(language),
    highlighting,
    theme,
    traceLines(onPlace),
    EditorView.contentAttributes.of({ 'aria-label': label, translate: 'no' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) {
        onChange(state.doc.toString());
      }
    }),
    keymap.of([{ key: 'Escape', run: leave }, ...defaultKeymap, ...historyKeymap]),
  ];
}
