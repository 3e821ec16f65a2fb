/** @jest-environment jsdom */
import { CacheProvider, type SerializedStyles } from '@emotion/react';
import { Button } from '@mui/material';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createDemoCache,
  getDemoCache,
  loadMirror,
  type DemoCacheOptions,
} from '../createDemoCache';

interface Combination {
  direction: 'ltr' | 'rtl';
  layered: boolean;
}

const COMBINATIONS: Combination[] = [
  { direction: 'ltr', layered: true },
  { direction: 'rtl', layered: false },
  { direction: 'rtl', layered: true },
];

let mirror: DemoCacheOptions['mirror'];

beforeAll(async () => {
  mirror = await loadMirror();
});

function toOptions({ direction, layered }: Combination): DemoCacheOptions {
  return { layered, mirror: direction === 'rtl' ? mirror : undefined };
}

function createCache(combination: Combination) {
  const cache = createDemoCache(toOptions(combination));
  if (cache === undefined) {
    throw new Error('This combination has no cache of its own.');
  }
  return cache;
}

/** The rules that a cache hands to its style element. */
function collectRules(combination: Combination, children: ReactNode): string[] {
  const cache = createCache(combination);
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  render(<CacheProvider value={cache}>{children}</CacheProvider>);
  return rules;
}

/** The same for styles that are handed to a layered cache directly. */
function insertRules(serialized: SerializedStyles): string[] {
  const cache = createCache({ direction: 'ltr', layered: true });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  const selector = serialized.styles.startsWith('@') ? '' : `.${serialized.name}`;
  cache.insert(selector, serialized, cache.sheet, false);
  return rules;
}

const indented = <Button sx={{ marginLeft: '7px' }}>Water</Button>;

describe('createDemoCache', () => {
  it('leaves the default to Emotion’s own cache', () => {
    expect(createDemoCache({ layered: false })).toBeUndefined();
  });

  it('has a key of its own for each combination', () => {
    const keys = COMBINATIONS.map((options) => createCache(options).key);
    expect(new Set([...keys, 'css']).size).toBe(COMBINATIONS.length + 1);
  });

  it.each(COMBINATIONS.filter(({ layered }) => layered))(
    'puts each rule into one layer: $direction',
    (options) => {
      const rules = collectRules(options, indented);
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => !/^@layer mui ?\{/.test(rule))).toEqual([]);
    },
  );

  it('doesn’t change the styles that other caches share', () => {
    const serialized = { name: 'shared', styles: 'color:red;' };
    const rules = [...insertRules(serialized), ...insertRules(serialized)];
    expect(serialized.styles).toBe('color:red;');
    expect(new Set(rules)).toEqual(new Set(['@layer mui{.shared{color:red;}}']));
  });

  it('leaves a statement that orders layers outside of the layer', () => {
    expect(insertRules({ name: 'order', styles: '@layer reset, mui;' })).toEqual([
      '@layer reset,mui;',
    ]);
  });

  it.each([
    { direction: 'ltr', layered: true, side: 'left' },
    { direction: 'rtl', layered: false, side: 'right' },
    { direction: 'rtl', layered: true, side: 'right' },
  ] as const)(
    'mirrors for $direction (layered: $layered)',
    ({ side, ...options }) => {
      const rules = collectRules(options, indented).join('');
      expect(rules).toContain(`margin-${side}:7px`);
      expect(rules).toContain('display:-webkit-inline-box');
    },
  );
});

describe('getDemoCache', () => {
  it('is one cache for all demos of a combination', () => {
    const first = getDemoCache({ layered: true });
    expect(first).toBe(getDemoCache({ layered: true }));
    expect(first).not.toBe(getDemoCache({ layered: true, mirror }));
  });
});
