import { useReducer, Component, type ReactNode } from 'react';
import { reduceAd, WAITING } from '../reduceAd';
import { reportCrash } from '../reportAd';
import { useAdConfig } from '../AdConfigProvider';
import { useModule } from '@site/src/hooks/useModule';
import { useNear } from '@site/src/hooks/useNear';
import styles from './styles.module.css';

/**
 * What programs that read pages for a search engine, a preview or an index call
 * themselves. A browser that is driven by a test is none of them, nor is a phone by Cubot.
 */
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|preview|lighthouse|pagespeed|archiver/i;

/** Whether a user agent names a program that reads for others: it gets no ads. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}

interface AdBoundaryProps {
  /** Called once with a crash; the boundary shows nothing from then on. */
  onCrash: () => void;
  children: ReactNode;
}

/** Keeps a crash of an ad from the page. */
class AdBoundary extends Component<
  AdBoundaryProps,
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

function loadContent() {
  return import('./content');
}

/** The space of an ad, filled once the reader comes near. */
function AdSpace() {
  const [ref, near] = useNear<HTMLDivElement>();
  const [state, dispatch] = useReducer(reduceAd, WAITING);
  const { module } = useModule(
    loadContent,
    near && !isBot(window.navigator.userAgent),
  );
  const Content = module?.default;
  const stop = () => {
    reportCrash(state.name);
    dispatch({ type: 'crashed' });
  };
  return (
    <div ref={ref} className={styles.space} data-ad={state.name}>
      {Content && state.name !== 'failed' && (
        <AdBoundary onCrash={stop}>
          <Content state={state} dispatch={dispatch} />
        </AdBoundary>
      )}
    </div>
  );
}

/**
 * The ad of a page. Its space is in the server's HTML and keeps its height, whatever comes
 * or fails to come; bots and readers without script get nothing but that.
 *
 * @param page the page's path: another page gets another ad
 */
export default function Ad({ page }: { page: string }) {
  const { enabled } = useAdConfig();
  return enabled ? <AdSpace key={page} /> : null;
}
