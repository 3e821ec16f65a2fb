import type { ReactNode } from 'react';
import Disclosure from '@site/src/components/Disclosure';
import { usePortalFields } from '@site/src/contexts/PortalFieldsProvider';
import { useMarkdownAddress } from '../useMarkdownAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import CopyPage from './CopyPage';
import styles from './styles.module.css';

/**
 * What a reader can take from the page to elsewhere: its Markdown, copied or shown, and
 * a chat with an assistant that starts from it. Assistants are outside services; nothing of
 * them is fetched before the reader follows a link.
 *
 * @param props.children further items of the menu, each an `<li>`
 */
export default function PageActions({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const { assistants } = usePortalFields();
  const { path, url } = useMarkdownAddress();
  const prompt = encodeURIComponent(t('pageActions.prompt', { url }));
  return (
    <div className={styles.actions} data-page-tools="">
      <CopyPage key={path} path={path} />
      <Disclosure
        align="end"
        className={styles.more}
        label={null}
        name={t('pageActions.more')}
      >
        <li>
          <a href={path}>{t('pageActions.view')}</a>
        </li>
        {children}
        {assistants.map(({ name, url: address }) => (
          <li key={name}>
            <a
              href={address.replaceAll('{prompt}', prompt)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('pageActions.openIn', { name })}
              <small>{t('pageActions.newTab')}</small>
            </a>
          </li>
        ))}
      </Disclosure>
    </div>
  );
}
