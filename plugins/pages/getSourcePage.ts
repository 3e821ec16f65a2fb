import path from 'node:path';

const TRANSLATION =
  /^i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-docs\/current\/(?<page>.+)$/;

export interface SourcePage {
  /** Absolute path of the English file; the given path itself for an English page. */
  path: string;
  /** Language of a translation; undefined for an English page. */
  locale?: string;
}

/**
 * The English page behind a file of the docs.
 *
 * @param filePath absolute path of a page or of its translation
 * @returns undefined for a file that is no page
 */
export function getSourcePage(
  filePath: string,
  { siteDir, docsDir }: { siteDir: string; docsDir: string },
): SourcePage | undefined {
  const relative = path.relative(siteDir, filePath).split(path.sep).join('/');
  const { locale, page } = TRANSLATION.exec(relative)?.groups ?? {};
  if (page !== undefined) {
    return { path: path.join(siteDir, docsDir, page), locale };
  }
  return relative.startsWith(`${docsDir}/`) ? { path: filePath } : undefined;
}
