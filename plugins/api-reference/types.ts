/**
 * The API model: plain JSON, free of TypeScript's and React's types.
 *
 * Steps that come later extend it without touching what is here: another kind of page is
 * another member of `ApiPage`, another kind of member extends `ApiMember`.
 *
 * Texts are markdown. A `[[Name]]` in them refers to another documented name; the view
 * resolves it, because only the view knows which names have a page.
 */

/** Raised with each change of shape, so that no stored model of an older shape is read. */
export const MODEL_VERSION = 1;

export type ProductId = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

export type Plan = 'community' | 'pro' | 'premium';

export type ApiPage = ApiComponent;

/** What every page of the reference has, whatever it documents. */
interface ApiEntry {
  /** The exported name. */
  name: string;
  product: ProductId;
  /** Last segment of the page's route: `data-grid-premium`. */
  slug: string;
  /** The plan of the smallest package that exports the name. */
  plan: Plan;
  /** Every verified way to import the name, the smallest package first. */
  imports: ApiImport[];
  description: string;
  /** The reason, or `true` where the source gives none. */
  deprecated?: string | true;
  source: ApiSource;
}

export interface ApiComponent extends ApiEntry {
  kind: 'component';
  /** Pages of the upstream documentation that show the component. */
  demos: ApiLink[];
  /** Key of the component in a theme's `components`; null where it has none. */
  muiName: string | null;
  /** What a theme can set under `muiName`. */
  themeOptions: ThemeOption[];
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  inheritance?: ApiInheritance;
}

export interface ApiImport {
  /** The specifier, deep paths included: `@mui/x-date-pickers/DatePicker`. */
  package: string;
  statement: string;
}

export interface ApiSource {
  package: string;
  version: string;
  /** The published module, relative to the package: `DataGrid/DataGrid.mjs`. */
  file: string;
}

export interface ApiLink {
  title: string;
  url: string;
}

export type ThemeOption = 'defaultProps' | 'styleOverrides';

/** The element or component to which props that are not listed are passed on. */
export interface ApiInheritance {
  /** A DOM interface (`HTMLUListElement`) or a component (`TextField`). */
  name: string;
  /** The package of the component; absent for a DOM element. */
  package?: string;
}

/** What every member of a page has. */
interface ApiMember {
  name: string;
  description: string;
  deprecated?: string | true;
}

export interface ApiProp extends ApiMember {
  /** Source text of the type, on one line. */
  type: string;
  required: boolean;
  default?: string;
  signature?: ApiSignature;
  /** The plan of the smallest package whose variant of the component takes the prop. */
  plan: Plan;
}

export interface ApiSignature {
  /** Members of an object parameter follow it under their dotted names: `params.row`. */
  params: ApiParam[];
  returns?: Omit<ApiParam, 'name'>;
}

export interface ApiParam {
  name: string;
  type: string;
  description: string;
}

export interface ApiSlot extends ApiMember {
  /** The component that fills the slot, as the source names it. */
  default?: string;
  /** The class of the slot's element, where one bears the slot's name. */
  class?: string;
}

export interface ApiClass extends Omit<ApiMember, 'name'> {
  /** The key in the classes object: `columnHeader--sorted`. */
  key: string;
  className: string;
  /** Whether it is a state class that all components share, such as `Mui-selected`. */
  isGlobal?: boolean;
}

/** What any page of the site can read of the reference, through Docusaurus' global data. */
export interface ApiGlobalData {
  /** Route of each documented name, without the language prefix. */
  permalinks: Record<string, string>;
}

/** What a product's index page lists. */
export interface ApiProductIndex {
  product: ProductId;
  pages: { name: string; permalink: string; plan: Plan }[];
}
