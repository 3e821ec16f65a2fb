/**
 * Selector of what MUI portals into the body: popups and their backdrops. In the document
 * of the live editor, which has no site, it is the demo's root as well.
 */
export const PORTALED = 'body > :not(#__docusaurus)';
