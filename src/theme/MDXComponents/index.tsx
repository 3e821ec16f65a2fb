import MDXComponents from '@theme-original/MDXComponents';
import ApiLinks from '@site/src/components/ApiLinks';
import { Plan } from '@site/src/components/Badge';
import CompareLink from '@site/src/components/CompareLink';
import DateLibrary from '@site/src/components/DateLibrary';
import Demo from '@site/src/components/Demo';
import LaterSections from '@site/src/components/LaterSections';
import PackageCommand from '@site/src/components/PackageCommand';
import PackageInstall from '@site/src/components/PackageInstall';
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
