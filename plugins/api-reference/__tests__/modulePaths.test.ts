import ts from 'typescript';
import { toScriptPath } from '../extract/modulePaths';

function toPaths(fileName: string): string[] {
  const file = ts.createSourceFile(fileName, 'let a;', ts.ScriptTarget.ESNext, true);
  const declaration = file.statements[0] as unknown as ts.Declaration;
  return [toScriptPath(declaration, '.mjs'), toScriptPath(declaration, '.js')];
}

describe('toScriptPath', () => {
  it.each([
    ['/x-charts/Bar/Bar.d.mts', ['/x-charts/Bar/Bar.mjs', '/x-charts/Bar/Bar.js']],
    ['/x-charts/esm/Bar.d.ts', ['/x-charts/esm/Bar.js', '/x-charts/Bar.js']],
    ['/x-charts/Bar.d.ts', ['/x-charts/Bar.js', '/x-charts/Bar.js']],
  ])('finds the scripts beside %s', (typings, scripts) => {
    expect(toPaths(typings)).toEqual(scripts);
  });
});
