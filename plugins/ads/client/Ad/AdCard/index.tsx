import { useState, type ReactNode } from 'react';
import { AD_LINK_REL } from '../../adLinks';
import { sendAdEvent } from '../../reportAd';
import { useTranslate } from '@site/src/hooks/useTranslate';
import styles from './styles.module.css';

interface AdCardProps {
  /** The offer, or who makes it. */
  name: string;
  /** Plain text: markup in it is shown as it stands. */
  text: string;
  /** Address of a picture of 130 by 100 pixels; absent for an ad of text alone. */
  image?: string;
  /** Where the ad leads, and what analytics call it; absent for a word of thanks. */
  link?: { href: string; label: string };
}

function Frame({
  link,
  children,
}: Pick<AdCardProps, 'link'> & { children: ReactNode }) {
  return link === undefined ? (
    <div className={styles.card}>{children}</div>
  ) : (
    <a
      className={styles.card}
      href={link.href}
      target="_blank"
      rel={AD_LINK_REL}
      onClick={() => sendAdEvent('click', link.label)}
    >
      {children}
    </a>
  );
}

/** An ad as the portal draws it: a picture beside a name and a text, in the space that is there. */
export default function AdCard({ name, text, image, link }: AdCardProps) {
  const t = useTranslate();
  const [lost, setLost] = useState(false);
  return (
    <Frame link={link}>
      {image !== undefined && !lost && (
        <img
          className={styles.image}
          src={image}
          alt=""
          width={130}
          height={100}
          onError={() => setLost(true)}
        />
      )}
      <span className={styles.text}>
        <span className={styles.label}>{t('ad.label')}</span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.description} dir="auto">
          {text}
        </span>
      </span>
    </Frame>
  );
}
