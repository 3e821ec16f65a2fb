import type { ComponentType } from 'react';
import Link from '@docusaurus/Link';
import { useMDXComponents } from '@mdx-js/react';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { PRODUCT_LABELS } from '@site/src/utils/products';
import { toGuideName } from '../../common/guides';
import type { MigrationStep } from '../../common/planMigration';

/** What every page can use, and a feature takes from the page that it stands on. */
interface PageComponents {
  PackageCommand: ComponentType<{ command: string }>;
  PackageInstall: ComponentType<{ packages: string }>;
}

/** One major version: what to install and to run, and the guides to go through. */
export default function Step({ to, packages, codemods, guides }: MigrationStep) {
  const t = useTranslate();
  const { PackageCommand, PackageInstall } =
    useMDXComponents() as unknown as PageComponents;
  return (
    <li>
      <strong>{t('migration.to', { version: String(to) })}</strong>
      <PackageInstall packages={packages.join(' ')} />
      {codemods.map((codemod) => (
        <PackageCommand key={codemod} command={`${codemod} src`} />
      ))}
      <ul>
        {guides.map((guide) => (
          <li key={guide.product}>
            <Link to={`/x/migration/${toGuideName(guide.product, guide)}`}>
              {t(PRODUCT_LABELS[guide.product])}
            </Link>{' '}
            {t('migration.size', {
              count: guide.changes,
              silent: String(guide.silent),
            })}
          </li>
        ))}
      </ul>
    </li>
  );
}
