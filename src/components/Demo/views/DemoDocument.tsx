import {
  toPlaygroundUrl,
  type PlaygroundOptions,
} from '@site/src/utils/playgroundUrl';
import styles from './styles.module.css';

interface DemoDocumentProps extends PlaygroundOptions {
  id: string;
  title: string;
}

/** A demo in a document of its own. */
export default function DemoDocument({ id, title, ...options }: DemoDocumentProps) {
  return (
    <iframe
      src={toPlaygroundUrl(id, options)}
      title={title}
      loading="lazy"
      className={styles.document}
    />
  );
}
