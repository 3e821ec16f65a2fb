import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath, useLocation } from '@docusaurus/router';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';

interface ApiRootProps {
  sidebar: { name: string; items: PropSidebarItem[] };
  route: { routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
}

/**
 * The docs' layout around a product's API pages, with the product's own sidebar. An
 * address below it that has no page says so without the sidebar, as the built page for
 * such addresses does: the browser goes on from that.
 */
export default function ApiRoot({ sidebar, route }: ApiRootProps) {
  const { pathname } = useLocation();
  const isFound = route.routes.some((page) => matchPath(pathname, page));
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.docsPages,
        ThemeClassNames.page.docsDocPage,
      )}
    >
      <Layout>
        {isFound ? (
          <DocsSidebarProvider name={sidebar.name} items={sidebar.items}>
            <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
          </DocsSidebarProvider>
        ) : (
          <NotFoundContent />
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
