import PackageManagerTabs from '@site/src/chrome/PackageManagerTabs';

interface PackageInstallProps {
  /**
   * Package names, separated by spaces. `{dateLibrary}` among them stands for the package of
   * the reader's date library.
   */
  packages: string;
  /** Whether they are needed in development only. */
  dev?: boolean;
}

/** The install line of some packages, for the reader's package manager. */
export default function PackageInstall({
  packages,
  dev = false,
}: PackageInstallProps) {
  return (
    <PackageManagerTabs
      commands={{
        npm: `npm install ${dev ? '--save-dev ' : ''}${packages}`,
        pnpm: `pnpm add ${dev ? '--save-dev ' : ''}${packages}`,
        yarn: `yarn add ${dev ? '--dev ' : ''}${packages}`,
      }}
    />
  );
}
