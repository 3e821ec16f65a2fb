import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { renderDocument } from '../renderDocument';

const html = renderDocument({
  scripts: ['/live/frame.1.js'],
  css: ':root { --a: 1 }',
  siteOrigin: 'https://docs.example.com',
});

function getDirective(name: string): string | undefined {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return policy?.split('; ').find((directive) => directive.startsWith(`${name} `));
}

describe('renderDocument', () => {
  it.each([
    ['default-src', "default-src 'none'"],
    ['connect-src', "connect-src 'none'"],
    ['form-action', "form-action 'none'"],
    ['base-uri', "base-uri 'none'"],
    ['style-src', "style-src 'unsafe-inline'"],
  ])('closes %s', (name, expected) => {
    expect(getDirective(name)).toBe(expected);
  });

  it('allows its one inline script by the hash of its text', () => {
    const inline = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(getDirective('script-src')).toBe(
      `script-src 'self' https://docs.example.com 'sha256-${hash}' 'unsafe-eval'`,
    );
  });

  it('leaves the frame no WebRTC', () => {
    const inline = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const frame = vm.createContext({ RTCPeerConnection: Object, setTimeout });
    vm.runInContext('var window = globalThis;', frame);
    vm.runInContext(inline, frame);
    expect(
      vm.runInContext('window.evaluate("typeof RTCPeerConnection")', frame),
    ).toBe('undefined');
  });

  it('states the policy before anything that it governs', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.search(/<style|<script/),
    );
  });

  it('starts the scripts behind the demo’s place', () => {
    expect(html.indexOf('src="/live/frame.1.js"')).toBeGreaterThan(
      html.indexOf('id="root"'),
    );
  });
});
