import fs from 'node:fs';
import path from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { DEFAULT_LANGUAGE } from '../src/utils/paths';

interface EditUrlRequest {
  siteDir: string;
  /** Prefix that opens the editor of a file that exists. */
  editUrl: string;
  /** Prefix that opens an editor for a file that doesn't. */
  newFileUrl: string;
}

/**
 * Where "Edit this page" leads: to the page's file; in another language to its
 * translation, or, where there is none yet, to the place that it should be made at.
 */
export function createEditUrl({
  siteDir,
  editUrl,
  newFileUrl,
}: EditUrlRequest): EditUrlFunction {
  return ({ versionDocsDirPath, docPath, locale }) => {
    if (locale === DEFAULT_LANGUAGE) {
      return `${editUrl}${versionDocsDirPath}/${docPath}`;
    }
    const translation = `i18n/${locale}/docusaurus-plugin-content-docs/current/${docPath}`;
    const exists = fs.existsSync(path.join(siteDir, translation));
    return `${exists ? editUrl : newFileUrl}${translation}`;
  };
}
