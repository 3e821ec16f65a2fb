import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderDemoModule } from '../renderDemoModule';

const FIXTURES = path.join(__dirname, 'fixtures');

describe('renderDemoModule', () => {
  it('exports the component and its highlighted files', () => {
    const code = renderDemoModule(path.join(FIXTURES, 'docs/page/Known.tsx'));
    expect(code).toContain('import Component from "./Known.tsx"');
    expect(code).toContain('export { Component, files }');
    expect(code).toContain('"name":"Known.tsx"');
    expect(code).not.toContain('#region');
  });

  it('names the file and the place of a syntax error', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
    const file = path.join(folder, 'Broken.tsx');
    fs.copyFileSync(path.join(FIXTURES, 'docs/page/Broken.tsx.txt'), file);
    expect(() => renderDemoModule(file)).toThrow(
      /Broken\.tsx: the demo does not compile[^]*Broken\.tsx:3:/,
    );
    fs.rmSync(folder, { recursive: true });
  });
});
