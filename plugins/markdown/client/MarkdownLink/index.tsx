import Head from '@docusaurus/Head';
import { useMarkdownAddress } from '../useMarkdownAddress';

/** Tells programs where they find the page as Markdown. */
export default function MarkdownLink() {
  const { url } = useMarkdownAddress();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url} />
    </Head>
  );
}
