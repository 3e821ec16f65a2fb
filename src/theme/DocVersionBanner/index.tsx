/** Nothing: there is one version of the docs, and the version switcher leads to the others. */
export default function DocVersionBanner() {
  return null;
}
