/** What a package's terms ask of an operator before it may run in public. */
export interface CommercialTerms {
  plan: 'Pro' | 'Premium' | 'Pro or Premium';
  needs: string;
}

/** Terms that the lockfile doesn't give in a form that can be compared. */
export interface StatedLicense {
  /** As an SPDX expression. */
  license: string;
  /** Where it was read. */
  source: string;
}

/** Licenses, by their SPDX identifiers, that a package may have without more being said. */
export const ALLOWED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

const KEY =
  'a license key in MUI_X_LICENSE_KEY when the portal is built; without one it shows a watermark';

/** Packages that are sold, with what they need. No key comes with the project. */
export const COMMERCIAL_PACKAGES: Readonly<Record<string, CommercialTerms>> = {
  '@mui/x-charts-premium': { plan: 'Premium', needs: KEY },
  '@mui/x-charts-pro': { plan: 'Pro', needs: KEY },
  '@mui/x-data-grid-premium': { plan: 'Premium', needs: KEY },
  '@mui/x-data-grid-pro': { plan: 'Pro', needs: KEY },
  '@mui/x-date-pickers-pro': { plan: 'Pro', needs: KEY },
  '@mui/x-license': {
    plan: 'Pro or Premium',
    needs: 'nothing of its own: it reads the key of the packages above',
  },
  '@mui/x-telemetry': {
    plan: 'Pro or Premium',
    needs: 'nothing of its own: it comes with the packages above',
  },
  '@mui/x-tree-view-pro': { plan: 'Pro', needs: KEY },
};

/** Packages whose manifest gives no SPDX expression, and what their files say. */
export const STATED_LICENSES: Readonly<Record<string, StatedLicense>> = {
  eval: { license: 'MIT', source: 'its LICENSE file' },
  format: { license: 'MIT', source: 'the former field "licenses" of its manifest' },
  'parse-cache-control': { license: 'BSD-3-Clause', source: 'its LICENSE file' },
  'require-like': { license: 'MIT', source: 'its License file' },
};

/** Packages that may keep a license which isn't allowed elsewhere, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: words for the spelling check, never part of the portal',
};
