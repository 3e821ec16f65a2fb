// @ts-check
// The bundler loads loaders as plain JavaScript.

/**
 * Takes the members' markup out of a page's data: for the browser's production bundle,
 * where it would be a second copy of most of the page's document.
 *
 * @param {string} source the data as JSON
 */
module.exports = function markupLoader(source) {
  return JSON.stringify(JSON.parse(source), (key, value) =>
    key === 'markup' ? undefined : value,
  );
};
