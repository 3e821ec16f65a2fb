import path from 'node:path';
import { services } from '../../services';
import { createPolicy } from '../policy/createPolicy';
import { loadInlineScripts } from '../policy/loadInlineScripts';
import { loadRedirects } from '../redirects/loadRedirects';
import { listBuiltPages } from '../../../src/node/listBuiltPages';
import type { BuiltSite, FinishStep } from '../../../src/node/types';
import { createHostingRules } from './createHostingRules';
import { HOSTING_DIR, renderRulesFile, writeHostingFiles } from './hostingFiles';
import { listPageAddresses } from './listPageAddresses';
import { renderHeadersFile } from './renderHeadersFile';
import { renderNginx } from './renderNginx';
import { renderRedirectsFile } from './renderRedirectsFile';

async function run(site: BuiltSite): Promise<string> {
  const { dir, languages, portal } = site;
  const scripts = loadInlineScripts(dir);
  const policy = createPolicy({
    hashes: scripts.map(({ hash }) => hash),
    services: services.flatMap(({ getSources }) => getSources(portal) ?? []),
    reportUrl: portal.policy.reportUrl,
  });
  const rules = createHostingRules({
    languages,
    portal,
    policy,
    redirects: loadRedirects(site).active,
    pages: listBuiltPages(site)
      .filter(({ language }) => language === languages[0]!.name)
      .map(({ route }) => route),
  });
  const taken = rules.areas.flatMap(({ patterns }) => patterns);
  writeHostingFiles(dir, {
    ...renderRulesFile(rules),
    [path.join(HOSTING_DIR, 'inlineScripts.json')]:
      `${JSON.stringify(scripts, null, 2)}\n`,
    [path.join(HOSTING_DIR, 'nginx.conf')]: renderNginx(rules),
    _headers: renderHeadersFile(rules, listPageAddresses(dir, taken)),
    _redirects: renderRedirectsFile(rules),
  });
  return `policy with ${scripts.length} inline scripts, ${rules.redirects.length} redirects`;
}

/** Writes how the build is to be served: the files of hosts, and the table behind them. */
export const hosting: FinishStep = { name: 'hosting', run };
