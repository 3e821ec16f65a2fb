/** Whether the reader's keyboard has a ⌘ key; browser only. */
export function isApplePlatform(): boolean {
  // Deprecated, but the only one that all browsers have: `userAgentData` is Chromium's.
  return /^(?:Mac|iP)/.test(navigator.platform);
}
