import {
  usePortalFields,
  type PortalFields,
} from '@site/src/contexts/PortalFieldsProvider';
import { useHydrated } from '@site/src/hooks/useHydrated';
import { useTranslate } from '@site/src/hooks/useTranslate';
import { readServices } from '../readServices';
import type { PortalServices } from '../../common/services';
import styles from './styles.module.css';

const SERVICES = [
  'analytics',
  'adFeedUrl',
  'adScriptUrl',
  'feedbackUrl',
  'algolia',
  'fontsUrl',
] as const;

/** What can be configured: some of it in an element of the page, the rest in its fields. */
type Configured = PortalServices &
  Pick<PortalFields, 'algolia'> & {
    /** Style sheets of fonts. */
    fontsUrl: string[];
  };

/** Whom the tag of analytics talks to where the operator names nobody else. */
const GOOGLE = 'www.googletagmanager.com, *.google-analytics.com';

const ALGOLIA = '*.algolia.net, *.algolianet.com';

/** Whoever serves the pages can change an address in them: one without a host is this portal's. */
function toHost(address: string): string {
  return new URL(address, window.location.href).host;
}

/** The host that a service is asked at; undefined for one that is not configured, or asks nobody. */
function getHost(services: Configured, name: keyof Configured): string | undefined {
  if (name === 'analytics') {
    const { analytics } = services;
    if (analytics === undefined || analytics.debug) {
      return undefined;
    }
    return analytics.url === undefined ? GOOGLE : toHost(analytics.url);
  }
  if (name === 'algolia') {
    return services.algolia && ALGOLIA;
  }
  if (name === 'fontsUrl') {
    return [...new Set(services.fontsUrl.map(toHost))].join(', ') || undefined;
  }
  const url = services[name];
  return url === undefined ? undefined : toHost(url);
}

function State({ name }: { name: keyof Configured }) {
  const t = useTranslate();
  const { algolia, ...fields } = usePortalFields();
  const { fontsUrl, iconFontsUrl, extraFontsUrl } = fields;
  const services = {
    ...readServices(),
    algolia,
    fontsUrl: [fontsUrl, iconFontsUrl, extraFontsUrl].flatMap((url) => url ?? []),
  };
  const host = getHost(services, name);
  if (host !== undefined) {
    return (
      <>
        {t('privacy.used')} <code>{host}</code>
      </>
    );
  }
  const isPrinting = name === 'analytics' && services.analytics !== undefined;
  return t(isPrinting ? 'privacy.printed' : 'privacy.unused');
}

/** The outside services that a portal may have, and which of them this one has. */
export default function ServiceList() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  return (
    <dl className={styles.services}>
      {SERVICES.map((name) => (
        <div key={name}>
          <dt>{t(`privacy.${name}`)}</dt>
          <dd>{isHydrated ? <State name={name} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
