import { renderImports } from './imports';
import { VALUE_TYPES, type DerivedLibrary } from './libraries';
import {
  LOCALE_LIST,
  renderLocaleList,
  toLocaleImport,
  type LocaleImport,
} from './locales';

/** Collects, while a source is written for a library, what its imports have to bring. */
export class DerivedImports {
  private readonly values = new Set<string>();
  private readonly locales = new Map<string, LocaleImport>();
  private usesType = false;
  private usesLocaleList = false;

  constructor(private readonly library: DerivedLibrary) {}

  /** @returns the name under which the code has the value */
  useValue(name: string): string {
    this.values.add(name);
    return name;
  }

  /** @returns the type of the library's dates */
  useType(): string {
    this.usesType = true;
    return VALUE_TYPES[this.library];
  }

  /**
   * @param locale Day.js' name of it
   * @throws an Unsupported where the library has no such locale
   */
  useLocale(locale: string): LocaleImport | undefined {
    const found = toLocaleImport(locale, this.library);
    if (found !== undefined) {
      this.locales.set(locale, found);
    }
    return found;
  }

  /** @returns the name of a list of these locales, by what Day.js calls them */
  useLocaleList(locales: string[]): string {
    this.usesLocaleList = true;
    locales.forEach((locale) => this.useLocale(locale));
    return LOCALE_LIST;
  }

  private listTypes(): string[] {
    if (this.library === 'date-fns') {
      return this.usesLocaleList ? ['Locale'] : [];
    }
    const type = VALUE_TYPES[this.library];
    return this.usesType && !this.values.has(type) ? [type] : [];
  }

  /** The names that the code must not have of its own. */
  listNames(): string[] {
    const locales = [...this.locales.values()].flatMap(({ name }) => name ?? []);
    const list = this.usesLocaleList ? [LOCALE_LIST, ...this.listTypes()] : [];
    return [...this.values, ...locales, ...list];
  }

  /** @param zones whether the code names time zones */
  render(zones: boolean): string[] {
    return [
      ...renderImports(this.library, {
        names: [...this.values],
        types: this.listTypes(),
        zones,
      }),
      ...[...this.locales.values()].map(({ statement }) => statement),
    ];
  }

  /** The list of locales below the imports; empty where none is used. */
  renderLocaleList(): string {
    return this.usesLocaleList ? renderLocaleList(this.locales) : '';
  }
}
