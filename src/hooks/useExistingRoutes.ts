import { useMemo } from 'react';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '@site/src/utils/paths';

/** The canonical paths of the docs' pages: a page of the plan may not be written yet. */
export function useExistingRoutes(): ReadonlySet<string> {
  const { locales } = useDocusaurusContext().i18n;
  const { docs } = useLatestVersion(undefined);
  return useMemo(
    () => new Set(docs.map(({ path }) => parsePath(path, locales).canonical)),
    [docs, locales],
  );
}
