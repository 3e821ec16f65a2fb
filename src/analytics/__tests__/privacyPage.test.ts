import fs from 'node:fs';
import path from 'node:path';
import { AD_SHAPE_STORAGE_NAME } from '../../ads/sessionShape';
import { VANISHED_STORAGE_NAME } from '../../serviceWorker/client/watchVersions';
import { CACHE_PREFIX } from '../../serviceWorker/caches';
import { SETTING_DEFINITIONS } from '../../settings/definitions';
import { STYLES_STORAGE_NAME } from '../../settings/readerStyles';
import { SCROLL_STORAGE_NAME } from '../../settings/sidebarMemory';
import { VISIT_STORAGE_NAME } from '../../settings/visit';
import { CONSENT_STORAGE_NAME } from '../consent';
import { VITALS_STORAGE_NAME } from '../vitals';

/** What is stored, apart from the framework's entries, which the browser tests see. */
const STORED = [
  ...Object.values(SETTING_DEFINITIONS).map(({ name }) => name),
  AD_SHAPE_STORAGE_NAME,
  CONSENT_STORAGE_NAME,
  SCROLL_STORAGE_NAME,
  VISIT_STORAGE_NAME,
  VITALS_STORAGE_NAME,
  STYLES_STORAGE_NAME,
  VANISHED_STORAGE_NAME,
  `${CACHE_PREFIX}…`,
  'pageAnswers',
  'sidebarGroups',
];

const OF_OTHERS = [
  'theme-crosshatch',
  'docusaurus.tab.package-manager-crosshatch',
  '_ga',
  '_ga_…',
  'workbox-expiration',
];

const PAGES = {
  English: 'src/pages/privacy.mdx',
  Chinese: 'i18n/zh/docusaurus-plugin-content-pages/privacy.mdx',
};

function readNames(file: string) {
  const [, section = ''] = fs.readFileSync(file, 'utf8').split('#stored');
  return [...section.matchAll(/^\| (`[^|]*`) +\|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
}

for (const [language, file] of Object.entries(PAGES)) {
  it(`the ${language} privacy page names every entry that is stored, and no other`, () => {
    expect(readNames(file).sort()).toEqual([...STORED, ...OF_OTHERS].sort());
  });
}

/** Code that stores something under a name of its own. */
const KNOWN_WRITERS = [
  'src/ads/sessionShape.ts',
  'src/analytics/consent.ts',
  'src/analytics/tagCookies.ts',
  'src/analytics/vitals.ts',
  'src/components/PageFeedback/answers.ts',
  'src/serviceWorker/client/watchVersions.ts',
  'src/settings/readerStyles.ts',
  'src/settings/sidebarMemory.ts',
  'src/settings/storage.ts',
  'src/settings/store.ts',
  'src/settings/visit.ts',
];

it('nothing else in the portal’s code stores anything', () => {
  const writers = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .filter((file) =>
      /TextStorage\.write|TEXT_STORAGES|\.setItem\(|document\.cookie/.test(
        fs.readFileSync(file, 'utf8'),
      ),
    );
  // Another one belongs into the tables of the privacy page, in both languages.
  expect(writers.sort()).toEqual(KNOWN_WRITERS);
});
