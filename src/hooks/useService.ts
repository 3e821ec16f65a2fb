import { useHydrated } from './useHydrated';
import { readServices } from '@site/src/services/readServices';
import type { PortalServices } from '@site/src/services/services';

/** An outside service as it is configured. The server and the hydrating render have none. */
export function useService<Name extends keyof PortalServices>(
  name: Name,
): PortalServices[Name] {
  return useHydrated() ? readServices()[name] : undefined;
}
