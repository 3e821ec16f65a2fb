import Landing from '@site/src/components/Landing';

/** The landing page, `/`. */
export default Landing;
