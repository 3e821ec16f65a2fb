import { useHydrated } from '@site/src/hooks/useHydrated';
import { readServices } from './readServices';
import type { PortalServices } from '../common/services';

/** An outside service as it is configured. The server and the hydrating render have none. */
export function useService<Name extends keyof PortalServices>(
  name: Name,
): PortalServices[Name] {
  return useHydrated() ? readServices()[name] : undefined;
}
