import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import renderRoutes from '@docusaurus/renderRoutes';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import clsx from 'clsx';

interface ApiRootProps {
  sidebar: { name: string; items: PropSidebarItem[] };
  route: { routes: Parameters<typeof renderRoutes>[0] };
}

/** The docs' layout around a product's API pages, with the product's own sidebar. */
export default function ApiRoot({ sidebar, route }: ApiRootProps) {
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.docsPages,
        ThemeClassNames.page.docsDocPage,
      )}
    >
      <Layout>
        <DocsSidebarProvider name={sidebar.name} items={sidebar.items}>
          <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
