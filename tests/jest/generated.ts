/** Stands for the modules that Docusaurus generates of a site's configuration. */
export default {};
