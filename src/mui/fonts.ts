/** Inter, with a fallback of the same metrics so that nothing moves when it arrives. */
export const FONT_FAMILY =
  '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", "Noto Sans SC", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';

export const FONT_FAMILY_CODE =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';
