/** Registry that `docker.io` stands for. */
const DOCKER_HUB = 'https://registry-1.docker.io';

/** Forms of an image for several platforms, whose digest is that of all of them. */
const INDEX_TYPES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');

/** Where a tag leads at the moment. */
export type ResolveDigest = (repository: string, tag: string) => Promise<string>;

/** A token that lets anybody read, from where the registry's refusal says. */
async function fetchToken(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const fields = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;
  const { realm = '', ...parameters } = fields;
  const response = await fetch(`${realm}?${new URLSearchParams(parameters)}`);
  return ((await response.json()) as { token: string }).token;
}

/**
 * Asks a registry for the digest of a tag.
 *
 * @param repository such as `library/node`
 * @param tag such as `24-bookworm`
 * @throws an Error where the registry has no such image, or can't be reached
 */
export async function fetchDigest(
  repository: string,
  tag: string,
  registry = DOCKER_HUB,
): Promise<string> {
  const address = `${registry}/v2/${repository}/manifests/${tag}`;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(address, { method: 'HEAD', headers: { accept: INDEX_TYPES, ...headers } });
  const first = await ask();
  const response =
    first.status === 401
      ? await ask({ authorization: `Bearer ${await fetchToken(first)}` })
      : first;
  const digest = response.headers.get('docker-content-digest');
  if (!response.ok || digest === null) {
    throw new Error(
      `${address} answered ${response.status}: check the image's name and tag in the Containerfile.`,
    );
  }
  return digest;
}

/**
 * A Containerfile in which each image of Docker Hub is named by its digest, which the
 * update bot keeps. The tag stays for who reads it.
 *
 * @throws what `resolve` throws
 */
export async function pinImages(
  text: string,
  resolve: ResolveDigest = fetchDigest,
): Promise<string> {
  const lines = text.split('\n').map(async (line) => {
    const [, begin, repository, tag, rest] =
      /^(FROM docker\.io\/)([^:@\s]+):([^@\s]+)(?:@sha256:\w+)?(.*)$/.exec(line) ??
      [];
    return begin === undefined
      ? line
      : `${begin}${repository}:${tag}@${await resolve(repository!, tag!)}${rest}`;
  });
  return (await Promise.all(lines)).join('\n');
}
