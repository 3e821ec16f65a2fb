import { Landing } from '@site/plugins/landing/client';

/** The landing page, `/`. */
export default Landing;
