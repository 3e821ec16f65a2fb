import { classifyRequest, type RequestKind } from '../common/classifyRequest';
import { worker } from './scope';

/**
 * How the worker would answer a plain request for an address.
 *
 * @param isNavigation whether the request would open a document
 */
export function classifyAddress(
  address: string,
  isNavigation = false,
): RequestKind | undefined {
  return classifyRequest(
    { url: new URL(address), method: 'GET', isRange: false, isNavigation },
    worker.location.origin,
  );
}
