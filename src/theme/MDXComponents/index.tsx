import MDXComponents from '@theme-original/MDXComponents';
import ApiLinks from '@site/src/components/ApiLinks';
import { Plan } from '@site/src/components/Badge';
import Demo from '@site/src/components/Demo';
import PackageCommand from '@site/src/components/PackageCommand';
import PackageInstall from '@site/src/components/PackageInstall';
import ScrollTable from '@site/src/components/ScrollTable';

/** Wrapped to add what every page can use without an import. */
export default {
  ...MDXComponents,
  ApiLinks,
  Demo,
  PackageCommand,
  PackageInstall,
  Plan,
  table: ScrollTable,
};
