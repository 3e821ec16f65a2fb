import { quote } from './convertFormat';
import { Unsupported } from './dateCalls';
import { VALUE_TYPES, type DerivedLibrary } from './libraries';

/** Name of the list of date-fns' locales, where the source chooses one while it runs. */
const LOCALE_LIST = 'dateFnsLocales';

/** `zh-cn` as `zh-CN`. */
function toTag(locale: string): string {
  const [language = '', region] = locale.split('-');
  return region === undefined ? language : `${language}-${region.toUpperCase()}`;
}

/** The date libraries' files: the names in them are the locales that there are. */
function assertModule(specifier: string, fault: string): void {
  try {
    require.resolve(specifier);
  } catch {
    throw new Unsupported(fault);
  }
}

/** An import of a locale, and the name that it binds, if it binds one. */
interface LocaleImport {
  statement: string;
  name?: string;
}

/** What stands for Day.js' import of a locale; undefined where nothing has to. */
function toLocaleImport(
  locale: string,
  library: DerivedLibrary,
): LocaleImport | undefined {
  if (library === 'date-fns') {
    const tag = locale === 'en' ? 'en-US' : toTag(locale);
    const specifier = `date-fns/locale/${tag}`;
    assertModule(specifier, `date-fns has no locale "${locale}"`);
    const name = tag.replace('-', '');
    return { name, statement: `import { ${name} } from '${specifier}';` };
  }
  if (library === 'luxon' || locale === 'en') {
    return undefined;
  }
  const specifier = `moment/locale/${locale}`;
  assertModule(specifier, `Moment has no locale "${locale}"`);
  return { statement: `import '${specifier}';` };
}

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
   * @param locale Day.js' name of it, such as `de` or `zh-cn`
   * @returns the name that the import binds, if it binds one
   * @throws an {@link Unsupported} where the library has no such locale
   */
  useLocale(locale: string): string | undefined {
    const found = toLocaleImport(locale, this.library);
    if (found !== undefined) {
      this.locales.set(locale, found);
    }
    return found?.name;
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
    const isMoment = this.library === 'moment';
    const module = isMoment && zones ? 'moment-timezone' : this.library;
    const types = this.listTypes();
    const values = [...this.values].sort();
    const locales = [...this.locales.values()].map(({ statement }) => statement);
    if (values.length === 0) {
      const list = types.join(', ');
      return list === ''
        ? locales
        : [`import type { ${list} } from '${module}';`, ...locales];
    }
    const named = [
      ...(isMoment ? [] : values),
      ...types.map((type) => `type ${type}`),
    ];
    const clause = [
      ...(isMoment ? values : []),
      ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
    ];
    return [`import ${clause.join(', ')} from '${module}';`, ...locales];
  }

  /**
   * The list of locales below the imports, by the names that the source calls them: other
   * adapters take the names themselves. Empty where none is used.
   */
  renderLocaleList(): string {
    if (!this.usesLocaleList) {
      return '';
    }
    const entries = [...this.locales].map(([locale, { name }]) => {
      const key = /^\w+$/.test(locale) ? locale : quote(locale);
      return key === name ? key : `${key}: ${name}`;
    });
    return `\n\nconst ${LOCALE_LIST}: Record<string, Locale> = { ${entries.join(', ')} };\n`;
  }
}
