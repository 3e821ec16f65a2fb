import path from 'node:path';
import { createBundlerConfig } from '../createBundlerConfig';

/** Stands for a bundler's plugin and keeps what it was given. */
class FakePlugin {
  constructor(readonly given: Record<string, string>) {}
}

const bundler = {
  DefinePlugin: FakePlugin,
  NormalModuleReplacementPlugin: FakePlugin,
} as unknown as Parameters<typeof createBundlerConfig>[0]['bundler'];

/** A folder whose name has letters that mean something in a pattern. */
const DOCS = path.resolve('/site (1)/docs');

const { NODE_ENV, CI } = process.env;

beforeEach(() => {
  delete process.env.CI;
});

afterEach(() => {
  Object.assign(process.env, { NODE_ENV }, CI !== undefined && { CI });
  delete process.env.MUI_X_LICENSE_KEY;
});

/** What the build writes in the place of `process.env.MUI_X_TELEMETRY_DISABLED`. */
function getDefinition(environment: string, telemetry: boolean, name: string) {
  Object.assign(process.env, { NODE_ENV: environment });
  const { plugins } = createBundlerConfig({
    isServer: false,
    bundler,
    docsPath: DOCS,
    options: { telemetry },
  });
  const [define] = plugins as unknown as [FakePlugin];
  return define.given[`process.env.${name}`];
}

describe('createBundlerConfig', () => {
  it.each([
    ['development', true, '"false"'],
    ['development', false, '"true"'],
    ['production', true, '"true"'],
    ['production', false, '"true"'],
  ])(
    'in %s with telemetry %s, disabled is %s',
    (environment, telemetry, disabled) => {
      expect(getDefinition(environment, telemetry, 'MUI_X_TELEMETRY_DISABLED')).toBe(
        disabled,
      );
    },
  );

  it.each([
    ['true', '"true"'],
    ['1', '"true"'],
    ['false', '"false"'],
  ])('where CI is %s, disabled is %s', (value, disabled) => {
    process.env.CI = value;
    expect(getDefinition('development', true, 'MUI_X_TELEMETRY_DISABLED')).toBe(
      disabled,
    );
  });

  it('hands over the license key, empty without one', () => {
    expect(getDefinition('production', false, 'MUI_X_LICENSE_KEY')).toBe('""');
    process.env.MUI_X_LICENSE_KEY = 'a-marker';
    expect(getDefinition('production', false, 'MUI_X_LICENSE_KEY')).toBe(
      '"a-marker"',
    );
  });

  it.each([
    ['server', true, 'shared'],
    ['client', false, 'data-grid'],
  ])('on the %s, demos share their libraries', (_side, isServer, group) => {
    const { optimization } = createBundlerConfig({
      isServer,
      bundler,
      docsPath: DOCS,
      options: { telemetry: false },
    });
    expect(optimization).toHaveProperty(`splitChunks.cacheGroups.${group}`);
  });

  it.each([
    [path.join(DOCS, 'grid/Rows/Rows.module.css'), true],
    [path.resolve('/site (1)/src/components/Badge/styles.module.css'), false],
    [path.resolve('/site (1)/docs-theme/styles.module.css'), false],
    [path.join(DOCS, 'page.css'), false],
  ])('styles of demos have %s: %s', (file, expected) => {
    const { optimization } = createBundlerConfig({
      isServer: false,
      bundler,
      docsPath: DOCS,
      options: { telemetry: false },
    });
    const { cacheGroups } = optimization!.splitChunks as {
      cacheGroups: Record<string, { test: RegExp }>;
    };
    expect(cacheGroups['demo-styles']!.test.test(file)).toBe(expected);
  });
});
