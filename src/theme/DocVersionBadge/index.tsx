/** Nothing: there is one version of the docs, and the navbar names it. */
export default function DocVersionBadge() {
  return null;
}
