import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readChunkRecord } from '../page-weight';
import { listPackages } from './listPackages';
import { readNotice } from './readNotice';
import { renderNotices } from './renderNotices';

/** The file's name; the footer links to it. */
const NOTICES_FILE = 'third-party-notices.txt';

/** Writes the licenses of the packages that a build contains into it. See README.md. */
export default function pluginNotices({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'notices',

    async postBuild({ outDir }) {
      const record = readChunkRecord(siteDir, i18n.currentLocale);
      const notices = listPackages(siteDir, record).map(readNotice);
      await fs.promises.writeFile(
        path.join(outDir, NOTICES_FILE),
        renderNotices(notices),
      );
    },
  };
}
