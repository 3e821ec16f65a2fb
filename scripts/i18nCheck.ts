import path from 'node:path';
import { getTranslatedLanguages } from '../config/languages';
import { findPages, loadFindings, loadPages } from '../plugins/translations';
import { runCommand } from './lib/runCommand';

/** Checks translated pages. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };

void runCommand({
  usage: `npm run i18n:check -- [<page…>]

  <page…>  such as react-charts/bars, a route or a file; without one all pages`,
  maxNames: Infinity,
  run({ names }) {
    const checked = getTranslatedLanguages().map((language) => {
      const { translated } = loadPages(SITE, language);
      const only = names.length > 0 ? findPages(names, translated) : translated;
      return { pages: only.length, findings: loadFindings(SITE, language, only) };
    });
    const findings = checked.flatMap((language) => language.findings);
    const pages = checked.reduce((sum, language) => sum + language.pages, 0);
    findings.forEach(({ file, line, check, message }) =>
      console.error(`${file}:${line}  ${check}: ${message}`),
    );
    console.log(`${pages} translated pages, ${findings.length} findings.`);
    if (findings.length > 0) {
      process.exitCode = 1;
    }
  },
});
