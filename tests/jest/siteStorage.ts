/** Stands for what Docusaurus generates of its own entries in the browser's storage. */
export default { type: 'localStorage', namespace: '' };
