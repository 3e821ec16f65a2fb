import { useDeferredValue, type PropsWithChildren } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * The sections of a page below its first one, put around them by `rehypeLaterSections`.
 * After a click on a link to the page they are rendered once its start is painted, in
 * steps that a next click can interrupt. Everywhere else they come with the page: on the
 * server and when it hydrates, on the way back, where the reader's place in the page is
 * restored, and for an address that leads to one of them.
 */
export default function LaterSections({ children }: PropsWithChildren) {
  const { hash } = useLocation();
  const isFollowed = useHistory().action === 'PUSH';
  const isDue = useDeferredValue(true, isFollowed ? false : undefined);
  return isDue || hash !== '' ? children : <div className={styles.room} />;
}
