import Head from '@docusaurus/Head';
import { useJsonAddresses, type JsonSchema } from './useJsonAddresses';

/** Tells programs where they find the page as JSON. */
export default function JsonLink({ schema }: { schema: JsonSchema }) {
  const { json } = useJsonAddresses(schema);
  return (
    <Head>
      <link rel="alternate" type="application/json" href={json} />
    </Head>
  );
}
