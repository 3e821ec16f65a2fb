import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { InHouseAd } from '../../inHouseAds';
import type { AdShape } from '../../sessionShape';
import { useTranslate } from '@site/src/hooks/useTranslate';
import AdCard from '../AdCard';

interface InHouseCardProps {
  ad: InHouseAd;
  shape: AdShape;
}

/** An in-house ad, in the reader's language. */
export default function InHouseCard({ ad, shape }: InHouseCardProps) {
  const t = useTranslate();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <AdCard
      name={t(ad.nameKey)}
      text={t(ad.descriptionKey)}
      image={shape === 'image' ? `${baseUrl}${ad.img}` : undefined}
      link={{ href: ad.link, label: ad.label }}
    />
  );
}
