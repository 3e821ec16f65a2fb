import fs from 'node:fs';
import path from 'node:path';
import { AD_SHAPE_STORAGE_NAME } from '../../../ads/client/sessionShape';
import { VANISHED_STORAGE_NAME } from '../../../offline/client/watchVersions';
import { CACHE_PREFIX } from '../../../offline/common/caches';
import { EDITS_STORAGE_NAME } from '../../../demos/client/Demo/views/keptEdits';
import { SETTING_DEFINITIONS } from '../../../settings/common/definitions';
import { STYLES_STORAGE_NAME } from '../../../settings/common/keptStyles';
import { SCROLL_STORAGE_NAME } from '../../../../src/chrome/SidebarMenu/sidebarMemory';
import { VISIT_STORAGE_NAME } from '../../../settings/common/visit';
import { CONSENT_STORAGE_NAME } from '../../../services/client/consent';
import { VITALS_STORAGE_NAME } from '../vitals';

/** What is stored, apart from the framework's entries, which the browser tests see. */
const STORED = [
  ...Object.values(SETTING_DEFINITIONS).map(({ name }) => name),
  AD_SHAPE_STORAGE_NAME,
  CONSENT_STORAGE_NAME,
  EDITS_STORAGE_NAME,
  SCROLL_STORAGE_NAME,
  VISIT_STORAGE_NAME,
  VITALS_STORAGE_NAME,
  STYLES_STORAGE_NAME,
  VANISHED_STORAGE_NAME,
  `${CACHE_PREFIX}…`,
  'demoTrace',
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
  'plugins/demos/client/Demo/views/keptEdits.ts',
  'plugins/ads/client/sessionShape.ts',
  'plugins/demos/client/live/trace/useTraceSwitch.ts',
  'plugins/services/client/consent.ts',
  'plugins/analytics/client/tag.ts',
  'plugins/analytics/client/vitals.ts',
  'plugins/feedback/client/PageFeedback/answers.ts',
  'plugins/offline/client/watchVersions.ts',
  'plugins/settings/common/readerStyles.ts',
  'src/chrome/SidebarMenu/sidebarMemory.ts',
  'src/utils/storage.ts',
  'plugins/settings/common/store.ts',
  'plugins/settings/common/visit.ts',
  // Writes the framework's entry, which the browser tests see.
  'plugins/settings/firstPaint/stampFirstPaint.ts',
];

it('nothing else in the portal’s code stores anything', () => {
  const writers = ['src', 'plugins']
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .filter((file) =>
      /TextStorage\.write|TEXT_STORAGES|\.setItem\(|document\.cookie/.test(
        fs.readFileSync(file, 'utf8'),
      ),
    );
  // Another one belongs into the tables of the privacy page, in both languages.
  expect(writers.sort()).toEqual([...KNOWN_WRITERS].sort());
});

it.each([
  ['English', 'of ads each click and each crash, and one in ten displays'],
  ['Chinese', '广告的每次点击和每次崩溃，以及十分之一的展示'],
] as const)(
  'the %s page says that displays of ads alone are sampled',
  (language, sentence) => {
    expect(fs.readFileSync(PAGES[language], 'utf8')).toContain(sentence);
  },
);
