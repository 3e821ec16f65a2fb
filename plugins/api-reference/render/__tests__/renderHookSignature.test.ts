import type { ApiHook } from '../../types';
import { renderHookSignature } from '../renderHookSignature';

const hook: ApiHook = {
  kind: 'hook',
  name: 'useBars',
  product: 'charts',
  slug: 'use-bars',
  plan: 'community',
  imports: [],
  description: '',
  source: { package: 'p', version: '1', file: 'f' },
  signature: { params: [] },
};

const param = { name: 'id', type: 'string', description: '' };

describe('renderHookSignature', () => {
  it.each([
    [{}, 'function useBars(): void'],
    [
      {
        signature: { params: [param], returns: { type: 'Bar[]', description: '' } },
      },
      'function useBars(id: string): Bar[]',
    ],
    [
      {
        signature: {
          params: [
            { ...param, name: 'options', type: '', isOptional: true },
            { ...param, name: 'options.id' },
          ],
        },
      },
      'function useBars(options?: unknown): void',
    ],
    [{ typeParameters: 'T = Map<A, B>' }, 'function useBars<T = Map<A, B>>(): void'],
    [
      {
        typeParameters:
          'T extends (a: A, b: B) => Map<A, B>, Other extends { a: A } = T',
      },
      'function useBars<\n  T extends (a: A, b: B) => Map<A, B>,\n  Other extends { a: A } = T,\n>(): void',
    ],
  ] as [Partial<ApiHook>, string][])('%j', (patch, text) => {
    expect(renderHookSignature({ ...hook, ...patch })).toBe(text);
  });
});
