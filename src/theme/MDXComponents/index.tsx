import MDXComponents from '@theme-original/MDXComponents';
import { ApiLinks, CompareLink } from '@site/plugins/api-reference/client';
import { Plan } from '@site/src/components/Badge';
import { DateLibrary, Demo } from '@site/plugins/demos/client';
import { LaterSections } from '@site/plugins/pages/client';
import PackageCommand from '@site/src/chrome/PackageCommand';
import PackageInstall from '@site/src/chrome/PackageInstall';
import ScrollTable from '@site/src/components/ScrollTable';

/** Wrapped to add what every page can use without an import. */
export default {
  ...MDXComponents,
  ApiLinks,
  CompareLink,
  DateLibrary,
  Demo,
  LaterSections,
  PackageCommand,
  PackageInstall,
  Plan,
  table: ScrollTable,
};
