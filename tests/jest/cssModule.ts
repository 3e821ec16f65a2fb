/** Stands for a CSS module: each class is named as it is written. */
export default new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : name) },
);
