import type { FocusEvent, KeyboardEvent } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useApiPermalink } from '../useApiPermalink';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { PageResource } from '@site/plugins/pages/client';
import styles from './styles.module.css';

/** Links to the reference that stand in the row; the rest is in the list. */
const MAX_LINKS = 3;

/** Thousands of bytes, as a reader compares them: one decimal below ten. */
function toKilobytes(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 10 ? kilobytes.toFixed(1) : String(Math.round(kilobytes));
}

function ApiName({ name }: { name: string }) {
  const permalink = useApiPermalink()(name);
  return permalink === undefined ? (
    <code>{name}</code>
  ) : (
    <Link to={permalink}>
      <code>{name}</code>
    </Link>
  );
}

function Resource({ name, specifier, bytes, source }: PageResource) {
  const t = useTranslate();
  return (
    <li>
      <ApiName name={name} />
      <bdi>{t('page.size', { size: toKilobytes(bytes) })}</bdi>
      <a href={source} aria-label={t('page.sourceOf', { name })}>
        {t('page.source')}
      </a>
      <code className={styles.import}>{specifier}</code>
    </li>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key === 'Escape' && currentTarget.open) {
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  }
}

/** It lies over the text: who goes on elsewhere is done with it. */
function closeOnLeave({
  relatedTarget,
  currentTarget,
}: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}

/**
 * What a reader may want of the page's components: their reference, the first one's
 * source and bundle size, and the same of the others on demand. Nothing on a page without
 * components.
 */
export default function PageResources() {
  const t = useTranslate();
  const { version } = usePortalFields();
  const { components = [], resources = [] } = useDoc().frontMatter as {
    components?: string[];
    resources?: PageResource[];
  };
  const [first] = resources;
  if (components.length === 0) {
    return null;
  }
  return (
    <div className={styles.resources}>
      <span className={styles.names}>
        {t('page.api')}
        {components.slice(0, MAX_LINKS).map((name) => (
          <ApiName key={name} name={name} />
        ))}
      </span>
      {first && (
        <>
          <a
            href={first.source}
            aria-label={t('page.sourceOf', { name: first.name })}
          >
            {t('page.source')}
          </a>
          <details
            className={styles.sizes}
            onKeyDown={closeOnEscape}
            onBlur={closeOnLeave}
          >
            <summary>
              <span>{t('page.sizes')} </span>
              <strong>{t('page.size', { size: toKilobytes(first.bytes) })}</strong>
            </summary>
            {/* What is clicked in it takes the focus, or the click would close it. */}
            <div className={styles.panel} tabIndex={-1}>
              <ul>
                {resources.map((resource) => (
                  <Resource key={resource.name} {...resource} />
                ))}
              </ul>
              <p>{t('page.sizeNote', { version })}</p>
            </div>
          </details>
        </>
      )}
    </div>
  );
}
