import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';

interface JsonLinkProps {
  /** Whether the page is a list of pages, whose JSON has an address below it. */
  isIndex?: boolean;
}

/** Tells programs where they find the page as JSON. */
export default function JsonLink({ isIndex = false }: JsonLinkProps) {
  const route = useLocation().pathname.replace(/\/$/, '');
  return (
    <Head>
      <link
        rel="alternate"
        type="application/json"
        href={`${route}${isIndex ? '/index' : ''}.json`}
      />
    </Head>
  );
}
