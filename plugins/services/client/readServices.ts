import {
  parseServices,
  SERVICES_META,
  type PortalServices,
} from '../common/services';

let services: PortalServices | undefined;

/**
 * The outside services of this portal. They stand in the page's head and not in its
 * script, so that whoever serves the files can see them, and change them without a build.
 * Browser only: nothing that the server renders may depend on them.
 */
export function readServices(): PortalServices {
  services ??= parseServices(
    document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_META}"]`)
      ?.content,
  );
  return services;
}
