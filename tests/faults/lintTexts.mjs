import path from 'node:path';
import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * Lints texts as files of the portal, which need not exist. Takes `[file, code]` pairs as
 * JSON on stdin, and prints the messages of each as JSON. A program of its own, because
 * jest cannot load the configuration, which is an ES module.
 */

const ROOT = path.join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: ROOT });
const messages = [];
for (const [file, code] of await json(process.stdin)) {
  const [result] = await eslint.lintText(`${code}\n`, {
    filePath: path.join(ROOT, file),
  });
  messages.push(result.messages.map(({ message }) => message));
}
console.log(JSON.stringify(messages));
