import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {
  StructuredData,
  useSiteAddress,
  createWebSite,
} from '@site/plugins/metadata/client';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { LabelKey } from '@site/src/i18n/types';
import Hero from './Hero';
import Libraries from './Libraries';
import styles from './styles.module.css';

const REASONS: { titleKey: LabelKey; textKey: LabelKey }[] = [
  { titleKey: 'landing.liveTitle', textKey: 'landing.live' },
  { titleKey: 'landing.exactTitle', textKey: 'landing.exact' },
  { titleKey: 'landing.languagesTitle', textKey: 'landing.languages' },
];

function Reasons() {
  const t = useTranslate();
  return (
    <section aria-labelledby="reasons">
      <Heading as="h2" id="reasons">
        {t('landing.reasons')}
      </Heading>
      <dl className={styles.reasons}>
        {REASONS.map(({ titleKey, textKey }) => (
          <div key={titleKey}>
            <dt>{t(titleKey)}</dt>
            <dd>{t(textKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Tells programs what the portal is. */
function SiteData({ description }: { description: string }) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { homeUrl } = useSiteAddress();
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  const site = { name: siteConfig.title, url: homeUrl };
  return <StructuredData data={createWebSite(site, description, htmlLang)} />;
}

/** The landing page: the libraries at work on the first screen, the ways into each below it. */
export default function Landing() {
  const t = useTranslate();
  const { version } = usePortalFields();
  const description = t('landing.lead', { version });
  return (
    <Layout title={t('landing.title')} description={description}>
      <SiteData description={description} />
      <main className={styles.main}>
        <Hero />
        <Libraries />
        <Reasons />
      </main>
    </Layout>
  );
}
