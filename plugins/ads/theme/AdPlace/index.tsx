import type { Props } from '@theme/AdPlace';
import Ad from '../../client/Ad';
import { AdConfigProvider } from '../../client/AdConfigProvider';

/** The ad of a page, with its configuration around it. */
export default function AdPlace({ page }: Props) {
  return (
    <AdConfigProvider>
      <Ad page={page} />
    </AdConfigProvider>
  );
}
