import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { usePageAddress } from '@site/src/hooks/usePageAddress';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { ErrorTable } from '../../types';
import CodeForm from '../CodeForm';
import CodeList from '../CodeList';
import DecodedError from '../DecodedError';
import { parseErrorQuery } from '../parseErrorQuery';
import styles from './styles.module.css';

/**
 * Says in full what a production build says by number. Without script the list has every
 * message, with the places of its arguments.
 */
export default function ProductionErrorPage({ table }: { table: ErrorTable }) {
  const t = useTranslate();
  const { search } = usePageAddress();
  const intro = t('errorDecoder.intro');
  const versions = table.packages
    .map(({ name, version }) => `${name} ${version}`)
    .join(', ');
  return (
    <Layout title={t('errorDecoder.title')} description={intro}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">{t('errorDecoder.title')}</Heading>
        <p className={styles.intro}>{intro}</p>
        <CodeForm />
        <section
          className={styles.outcome}
          aria-label={t('errorDecoder.outcome')}
          aria-live="polite"
        >
          <DecodedError codes={table.codes} query={parseErrorQuery(search)} />
        </section>
        <Heading as="h2" id="all">
          {t('errorDecoder.all')}
        </Heading>
        <p>{t('errorDecoder.versions', { versions })}</p>
        <CodeList codes={table.codes} />
      </main>
    </Layout>
  );
}
