import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import BrowserCode from './BrowserCode';
import ServerCode from './ServerCode';

/** The highlighted text of a code block. The server highlights it; a page carries no highlighter. */
export default ExecutionEnvironment.canUseDOM ? BrowserCode : ServerCode;
