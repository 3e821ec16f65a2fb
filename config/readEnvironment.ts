import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads the environment that settings come from: that of the process, over the lines of
 * the portal's `.env` file where there is one.
 */
export function readEnvironment(siteDir: string): NodeJS.ProcessEnv {
  const file = path.join(siteDir, '.env');
  if (fs.existsSync(file)) {
    process.loadEnvFile(file);
  }
  return process.env;
}
