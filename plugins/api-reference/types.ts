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
export const MODEL_VERSION = 4;

export type ProductId = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

export type Plan = 'community' | 'pro' | 'premium';

export type ApiPage = ApiComponent | ApiHook | ApiInterface;

export type ApiKind = ApiPage['kind'];

/** A list of names that have no page each: the grid's events, or its selectors. */
export type ApiCatalogue = { product: ProductId } & (
  | { kind: 'events'; events: ApiEvent[] }
  | { kind: 'selectors'; selectors: ApiSelector[] }
);

/** Whatever has a page of its own in the reference. */
export type ApiDocument = ApiPage | ApiCatalogue;

/** All that is known of a product: what the extraction gives, and the cache keeps. */
export interface ApiProduct {
  product: ProductId;
  /** In the order of the navigation: components, hooks, interfaces, each by name. */
  pages: ApiPage[];
  /** Events of the grid's `apiRef`; empty for the other products. */
  events: ApiEvent[];
  /** Selectors of the grid's state; empty for the other products. */
  selectors: ApiSelector[];
  /**
   * The types that signatures name, and those that these name in turn, each once. The key
   * is the name, with a number where several types of the product have that name.
   */
  types: Record<string, ApiType>;
}

/** What every page of the reference has, whatever it documents. */
interface ApiEntry {
  /** The name by which readers know it: the exported one, without `Unstable_`. */
  name: string;
  /** The exported name, where that is another: `Unstable_SankeyChart`. */
  exportName?: string;
  product: ProductId;
  /** Last segment of the page's route: `data-grid-premium`. */
  slug: string;
  /** The plan of the smallest package that exports the name. */
  plan: Plan;
  /** Every verified way to import the name, the smallest package first. */
  imports: ApiImport[];
  description: string;
  /** Examples of the source, as markdown. */
  examples?: string[];
  /** The reason, or `true` where the source gives none. */
  deprecated?: string | true;
  /** Set on what stays English on a page of another language; see `translations/`. */
  untranslated?: true;
  source: ApiSource;
  /** Keys of types that the entry's signatures name, where these are not the names. */
  links?: Record<string, string>;
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

/** A hook: `useGridApiRef`. */
export interface ApiHook extends ApiEntry {
  kind: 'hook';
  /** Source text of the type parameters, such as `Api extends GridApiCommon = GridApi`. */
  typeParameters?: string;
  signature: ApiSignature;
  /** Further ways to call it, in the order of the source. */
  overloads?: ApiOverload[];
}

/** Another way to call a hook. */
export interface ApiOverload {
  description: string;
  /** Examples of the source, as markdown. */
  examples?: string[];
  typeParameters?: string;
  signature: ApiSignature;
}

/** An interface or an object type that readers fill in or call: `GridColDef`, `GridApi`. */
export interface ApiInterface extends ApiEntry {
  kind: 'interface';
  typeParameters?: string;
  /** Names of the types that it extends, as far as they have a page. */
  extends: string[];
  /** Its properties and methods, inherited ones included; a method has a signature. */
  members: ApiProp[];
}

/** An event that the grid's `apiRef.current.subscribeEvent` takes. */
export interface ApiEvent extends ApiMember {
  plan: Plan;
  /** Types of what its listener is called with; absent where there is nothing. */
  params?: string;
  event?: string;
}

/** A function that reads the grid's state. */
export interface ApiSelector extends ApiMember {
  plan: Plan;
  /** Type of what it returns. */
  returns: string;
  /** Types of its arguments beside `apiRef`, such as a row's id. */
  args: ApiParam[];
  source: ApiSource;
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
  /** Examples of the source, as markdown. */
  examples?: string[];
  deprecated?: string | true;
  /** Set on what stays English on a page of another language; see `translations/`. */
  untranslated?: true;
}

export interface ApiProp extends ApiMember {
  /** Source text of the type, on one line. */
  type: string;
  required: boolean;
  default?: string;
  signature?: ApiSignature;
  /** Set where only some variants of the type have the member. */
  condition?: ApiCondition;
  /** Of a member that others depend on: the literals to choose among, as source text. */
  choices?: string[];
  /** The plan of the smallest package whose variant of the component takes the prop. */
  plan: Plan;
}

/** What another member must be for a member to be there: `type` is `'actions'`. */
export interface ApiCondition {
  member: string;
  /** The literals that it may be, as source text. */
  values: string[];
  /** Set where the other member may also be left out. */
  orAbsent?: true;
  /** Set where the member must be given then. */
  isRequired?: true;
}

export interface ApiSignature {
  /** Members of an object parameter follow it under their dotted names: `params.row`. */
  params: ApiParam[];
  returns?: Omit<ApiParam, 'name'>;
}

export interface ApiParam {
  name: string;
  type: string;
  /** Set on a parameter that a caller may leave out, as far as a declaration tells. */
  isOptional?: true;
  description: string;
  /** Set on what stays English on a page of another language; see `translations/`. */
  untranslated?: true;
}

export interface ApiSlot extends ApiMember {
  /** The component that fills the slot, as the source names it. */
  default?: string;
  /** The class of the slot's element, where one bears the slot's name. */
  class?: string;
  /** Source text of the type of what `slotProps` gives it, or of what it takes. */
  props?: string;
  /** The plan of the smallest package that fills or reads the slot. */
  plan: Plan;
}

export interface ApiClass extends Omit<ApiMember, 'name'> {
  /** The key in the classes object: `columnHeader--sorted`. */
  key: string;
  className: string;
  /** Whether it is a state class that all components share, such as `Mui-selected`. */
  isGlobal?: boolean;
  /** The plan of the smallest package that gives the class to an element. */
  plan: Plan;
}

/** A type that signatures name, as it opens where it is named. */
export interface ApiType {
  name: string;
  /** Source text of the type parameters. */
  typeParameters?: string;
  /** The plan of the package that declares it. */
  plan: Plan;
  description: string;
  deprecated?: string | true;
  /** Set on what stays English on a page of another language; see `translations/`. */
  untranslated?: true;
  /** Its declaration; absent where its members say the same. */
  text?: string;
  /** Members in the order of the source, inherited ones included. */
  members: ApiTypeMember[];
  /** How many more it has from an element of the DOM, which are not listed. */
  others?: number;
  /** Keys of the names in its texts, where these are not the names. */
  links?: Record<string, string>;
}

/** A member of a type that opens. */
export interface ApiTypeMember extends ApiMember {
  type: string;
  required: boolean;
  default?: string;
  /** Its plan, where that is larger than the type's. */
  plan?: Plan;
}

/** What any page of the site can read of the reference, through Docusaurus' global data. */
export interface ApiGlobalData {
  /** Of each product, the documented names that a page of the docs claims. */
  names: Partial<Record<ProductId, string[]>>;
}
