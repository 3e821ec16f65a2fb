import Head from '@docusaurus/Head';
import type { JsonLd } from '../structuredData';

/**
 * What a page says of itself to programs, as JSON-LD in its head. A text with `</script>`
 * in it can't end the element.
 */
export default function StructuredData({ data }: { data: JsonLd }) {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
