/**
 * What a local server gives as the tag's script: like the real one it takes the commands
 * that wait in the page and all later ones, and sends each to its server.
 */
export function createTagScript(origin: string): string {
  return `(() => {
  let number = Math.round(performance.timeOrigin) * 1000;
  const send = (entry) => {
    const [name, ...values] = entry;
    // Numbered, because they come over several connections.
    navigator.sendBeacon('${origin}/collect?n=' + number++, JSON.stringify([name, ...values]));
  };
  window.dataLayer.forEach(send);
  window.dataLayer.push = (entry) => send(entry);
})();`;
}
