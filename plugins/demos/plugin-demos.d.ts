declare module '@generated/demos/default/installedPackages.json' {
  import type { InstalledPackages } from '@site/plugins/demos/readInstalledPackages';

  /** What exported projects have to know of the installed packages. */
  const installed: InstalledPackages;
  export default installed;
}
