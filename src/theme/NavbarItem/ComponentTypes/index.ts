import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import Languages from '@site/src/chrome/Navbar/Languages';
import Products from '@site/src/chrome/Navbar/Products';
import Repository from '@site/src/chrome/Navbar/Repository';
import Search from '@site/src/chrome/Navbar/Search';
import Settings from '@site/src/chrome/Navbar/Settings';
import Versions from '@site/src/chrome/Navbar/Versions';

/** Ejected: the portal's own items alone, so that no page loads the code of the others. */
const componentTypes = {
  'custom-products': Products,
  'custom-search': Search,
  'custom-versions': Versions,
  'custom-languages': Languages,
  'custom-repository': Repository,
  'custom-settings': Settings,
};

export default componentTypes as Partial<ComponentTypesObject>;
