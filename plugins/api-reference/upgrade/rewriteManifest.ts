/**
 * Rewrites the exact versions of packages in a manifest's text, and nothing else.
 *
 * @param versions the new version of each package
 * @throws an Error for packages that the manifest does not have with an exact version
 */
export function rewriteManifest(
  text: string,
  versions: Readonly<Record<string, string>>,
): string {
  const missing: string[] = [];
  const rewritten = Object.entries(versions).reduce((result, [name, version]) => {
    const line = new RegExp(`("${name}": ")\\d+\\.\\d+\\.\\d+(")`);
    if (!line.test(result)) {
      missing.push(name);
    }
    return result.replace(line, `$1${version}$2`);
  }, text);
  if (missing.length > 0) {
    throw new Error(
      `package.json has no exact version of ${missing.join(', ')}. ` +
        'Write one, such as "8.29.3", then run the command again.',
    );
  }
  return rewritten;
}
