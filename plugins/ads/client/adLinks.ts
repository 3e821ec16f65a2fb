/** What the link of an ad says of itself; it doesn't hand the page over either. */
export const AD_LINK_REL = 'sponsored noopener';

/** Gives the links that a script has drawn what every ad's links have: a tab of their own, and what they are. */
export function markLinks(place: Element): void {
  place.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', AD_LINK_REL);
  });
}
