/**
 * Inter, with fallbacks of the same metrics where it is late: lines break as with Inter.
 * Chinese fonts come before the system's own, which on some systems has Chinese characters
 * in their Japanese shapes.
 */
export const FONT_FAMILY = [
  '"Inter Variable"',
  '"Inter"',
  '"Inter Fallback"',
  '"Inter Fallback Wide"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  '"Source Han Sans SC"',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'sans-serif',
].join(', ');

/**
 * Geist Mono; where it is late or not served, fonts of the system whose characters are as
 * wide. After them, the fonts that Chinese comments come from.
 */
export const FONT_FAMILY_CODE = [
  '"Geist Mono Variable"',
  '"Geist Mono"',
  'ui-monospace',
  'SFMono-Regular',
  'Menlo',
  'Consolas',
  '"Liberation Mono"',
  'monospace',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
].join(', ');
