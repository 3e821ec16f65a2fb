import PackageManagerTabs from '@site/src/chrome/PackageManagerTabs';

interface PackageCommandProps {
  /** A package's command with its arguments, such as `@mui/x-codemod@8 v8.0.0/preset-safe src`. */
  command: string;
}

/** Runs a package that is not installed, with the reader's package manager. */
export default function PackageCommand({ command }: PackageCommandProps) {
  return (
    <PackageManagerTabs
      commands={{
        npm: `npx ${command}`,
        pnpm: `pnpm dlx ${command}`,
        yarn: `yarn dlx ${command}`,
      }}
    />
  );
}
