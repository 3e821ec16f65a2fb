import { compileRedirects } from './compileRedirects';
import { toPatternSource } from './matchAddress';
import type { Header, HostingRules } from './types';

/** A text in nginx's quotes. */
function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Names of variables: `Cache-Control` is `$portal_cache_control`. */
function toVariable(name: string): string {
  return `$portal_${name.toLowerCase().replaceAll('-', '_')}`;
}

interface MapEntry {
  key: string;
  value: string;
}

function renderMap(source: string, variable: string, entries: MapEntry[]): string {
  const lines = entries.map(({ key, value }) => `    ${key} ${quote(value)};`);
  return [`map ${source} ${variable} {`, ...lines, '}'].join('\n');
}

interface HeaderValue {
  pattern: string;
  header?: Header;
}

/** What a header is, by the pattern that has it, the first that fits; no header is none. */
function listValues(
  { areas, additions }: HostingRules,
  name: string,
): HeaderValue[] {
  const find = (headers: readonly Header[]) =>
    headers.find((header) => header.name === name);
  const added = additions
    .map(({ pattern, headers }) => ({ pattern, header: find(headers) }))
    .filter(({ header }) => header);
  return added.length > 0
    ? added
    : areas.flatMap(({ patterns, headers }) =>
        (patterns.length > 0 ? patterns : ['/*']).map((pattern) => ({
          pattern,
          header: find(headers),
        })),
      );
}

/** A value for each way that the file can be sent, or one for both. */
function toEntries({ pattern, header }: HeaderValue): MapEntry[] {
  const file = toPatternSource(pattern).slice(1);
  const schemes =
    header?.secureValue === undefined
      ? [{ scheme: '[a-z]+', value: header?.value }]
      : [
          { scheme: 'https', value: header.secureValue },
          { scheme: 'http', value: header.value },
        ];
  return schemes.map(({ scheme, value = '' }) => ({
    key: quote(`~^${scheme}:${file}`),
    value,
  }));
}

/**
 * A header as a map from the file that is sent, and from how it is sent, to its value;
 * where the value is empty, nginx sends none.
 */
function renderHeaderMap(rules: HostingRules, name: string): string {
  const entries = listValues(rules, name).flatMap(toEntries);
  return renderMap('$portal_scheme:$uri', toVariable(name), entries);
}

/** nginx sets the type itself, from its own table. */
function listHeaderNames({ areas, additions }: HostingRules): string[] {
  const names = [...additions, ...areas].flatMap(({ headers }) =>
    headers.map(({ name }) => name),
  );
  return [...new Set(names)].filter((name) => name !== 'Content-Type');
}

function renderRedirectMap(rules: HostingRules): string {
  const entries = compileRedirects(rules).map(({ source, target }) => ({
    key: quote(`~${source}`),
    value: target,
  }));
  return renderMap('$request_uri', '$portal_redirect', entries);
}

function renderTypes({ types }: HostingRules): string[] {
  return Object.entries(types).map(
    ([ending, type]) => `        ${quote(type)} ${ending.slice(1)};`,
  );
}

function renderFolders({ folders }: HostingRules): string[] {
  return folders.map(
    (folder) => `    location = ${folder} { try_files ${folder}index.html =404; }`,
  );
}

function renderNotFound({ notFound }: HostingRules): string[] {
  return notFound.map(
    ({ prefix, file }) =>
      `    location ${prefix} { error_page 404 ${file}; try_files $uri $uri.html =404; }`,
  );
}

function renderHidden({ hidden }: HostingRules): string[] {
  return hidden.map(
    (pattern) => `    location ~ ${quote(toPatternSource(pattern))} { return 404; }`,
  );
}

/**
 * The configuration of an nginx server, to be included at its `http` level.
 *
 * @param root where the build lies on the server
 */
export function renderNginx(rules: HostingRules, root = '/srv/portal'): string {
  const names = listHeaderNames(rules);
  return `# Made by "npm run build:finish" from the table in plugins/hosting. Include it at
# the http level. What differs from server to server goes into /etc/nginx/portal.d/*.conf,
# which is read inside of the server: listen and certificates for https, and
# "brotli_static on;" where nginx has that module.

map $http_x_forwarded_proto $portal_scheme {
    https   https;
    default $scheme;
}

${names.map((name) => renderHeaderMap(rules, name)).join('\n\n')}

# From the address as it was sent: a decoded one could carry a line break into a header.
${renderRedirectMap(rules)}

server {
    listen 8080;
    root ${root};
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;

    types {
${renderTypes(rules).join('\n')}
    }
    default_type application/octet-stream;

    # The compressed files lie beside the others.
    gzip_static on;
    gzip_vary on;

${names.map((name) => `    add_header ${name} ${toVariable(name)} always;`).join('\n')}

    if ($portal_redirect) {
        return 301 $portal_redirect;
    }

    include /etc/nginx/portal.d/*.conf;

    error_page 404 ${rules.notFound.at(-1)!.file};

    location = / { try_files /index.html =404; }
${renderFolders(rules).join('\n')}
${renderHidden(rules).join('\n')}
    # Two slashes in the middle are an address of nothing.
    location ~ // { return 404; }
${renderNotFound(rules).join('\n')}
}
`;
}
