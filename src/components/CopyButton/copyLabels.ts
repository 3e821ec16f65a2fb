/** Labels of the outcomes of a copy. */
export const COPY_LABELS = {
  idle: 'copy.copy',
  copied: 'copy.copied',
  failed: 'copy.failed',
} as const;
