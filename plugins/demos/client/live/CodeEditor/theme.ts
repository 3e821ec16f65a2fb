import { EditorView } from '@codemirror/view';

/** The look of the site's code blocks, by its CSS variables. */
export const theme = EditorView.theme({
  '&': {
    // Whole lines, as code that is read has: 24 of them.
    maxHeight: 'calc(24 * 1.35rem + 0.75rem)',
    backgroundColor: 'var(--portal-code-background)',
    color: 'var(--portal-code-plain)',
    fontSize: 'var(--portal-code-size)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 0,
  },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--portal-font-code)',
    lineHeight: '1.35rem',
  },
  '.cm-content': {
    padding: '0.75rem 0',
    caretColor: 'var(--portal-code-plain)',
  },
  '.cm-line': { padding: '0 1.5rem 0 0.75rem' },
  '.cm-gutters': {
    minWidth: '3rem',
    justifyContent: 'flex-end',
    border: 0,
    backgroundColor: 'var(--portal-code-background)',
    color: 'var(--portal-code-comment)',
  },
  // What the pointer is at in the demo; a bar, too, for eyes that don't tell the colors apart.
  '.cm-traced': {
    boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)',
    backgroundColor:
      'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
    backgroundImage:
      'repeating-linear-gradient(-45deg, color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent) 0 1.5px, transparent 1.5px 9px)',
  },
  '@media (forced-colors: active)': {
    '.cm-traced': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
  },
  '&.cm-focused .cm-matchingBracket': {
    outline: '1px solid var(--portal-code-comment)',
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    textDecoration: 'underline wavy var(--portal-code-deleted)',
  },
  // A phone has no room for them.
  '@media (max-width: 600px)': {
    '.cm-gutters': { display: 'none' },
    '.cm-line': { padding: '0 1rem' },
  },
});
