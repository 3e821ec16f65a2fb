import path from 'node:path';
import { getTranslatedLanguages } from '../config/languages';
import { loadFindings, loadPages, findPages } from '../plugins/translations';
import { runCommand } from './lib/runCommand';

/** Checks translated pages: all of every language, or those that are named. */

const SITE = { siteDir: path.resolve(), docsDir: 'docs' };

void runCommand(() => {
  const names = process.argv.slice(2);
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
});
