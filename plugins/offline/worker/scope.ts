/** The worker's global object, with the type that it has here. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
