// SankeyChart 8.29.3 calls Iterator.prototype.toArray(), which Node.js 20 and Safari before
// 18.4 don't have. Without it, the static build and the demos of this page fail there.
const prototype: object = Object.getPrototypeOf(
  Object.getPrototypeOf(new Map().values()),
);

if (!('toArray' in prototype)) {
  Object.defineProperty(prototype, 'toArray', {
    configurable: true,
    writable: true,
    value: function toArray(this: Iterable<unknown>) {
      return Array.from(this);
    },
  });
}

export {};
