/** Asks the addresses that count a display. What they answer, and whether, is of no matter. */
export function requestPixels(addresses: readonly string[]): void {
  addresses.forEach((address) => {
    new Image().src = address;
  });
}
