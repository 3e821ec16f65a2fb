export { createMcpServer } from './createMcpServer';
export { openBuild } from './openBuild';
export { serveHttp, serveStdio } from './serve';
