import path from 'node:path';
import {
  createConfigItem,
  parseAsync,
  transformFromAstAsync,
  traverse,
  type ParseResult,
  type TransformOptions,
} from '@babel/core';
import { formatCode } from './formatCode';
import { PREVIEW_MARK } from './readDemoSource';
import { toJavaScriptComments } from './toJavaScriptComments';

/** Types that leave code behind, and what to write instead. */
const NOT_ERASABLE: Partial<Record<string, string>> = {
  TSEnumDeclaration:
    'an enum is more than a type. Write a union ("type Stage = \'open\' | \'done\'") or a const object ("const stages = { … } as const").',
  TSModuleDeclaration:
    'a namespace is more than a type. Write a const object ("const units = { … } as const"), or a union for a set of names.',
  TSImportEqualsDeclaration:
    'JavaScript modules have no "import … = …". Write "import … from \'…\'".',
  TSExportAssignment:
    'JavaScript modules have no "export = …". Write "export default …".',
};

/** Made once: Babel would set up again what each call brings anew. */
const PLUGIN = createConfigItem(toJavaScriptComments, { type: 'plugin' });
const PRESET = createConfigItem(
  [
    // Found from here: the command that starts may stand in another folder.
    require.resolve('@babel/preset-typescript'),
    // Without a pragma, an import of React for its types goes like any other.
    { allowDeclareFields: true, jsxPragma: '', jsxPragmaFrag: '' },
  ],
  { type: 'preset' },
);

function createBabelOptions(fileName: string): TransformOptions {
  return {
    filename: fileName,
    configFile: false,
    babelrc: false,
    highlightCode: false,
    cloneInputAst: false,
    retainLines: true,
    plugins: [PLUGIN],
    presets: [PRESET],
  };
}

async function parse(code: string, fileName: string): Promise<ParseResult> {
  try {
    // Babel answers null to files that its configuration ignores: there is none.
    return (await parseAsync(code, createBabelOptions(fileName)))!;
  } catch (error) {
    const { message, loc } = error as Error & {
      loc?: { line: number; column: number };
    };
    const place = loc ? `:${loc.line}:${loc.column + 1}` : '';
    // Babel leads with the absolute path, ends its first line with a column from 0, and
    // may add advice on its own configuration below the excerpt.
    const fault = message
      .split('\n\n', 2)
      .join('\n\n')
      .replace(`${path.resolve(fileName)}: `, '')
      .replace(/ \(\d+:\d+\):?$/m, '');
    throw new Error(`${fileName}${place}: ${fault}`, { cause: error });
  }
}

function assertErasable(ast: ParseResult, fileName: string) {
  const faults: string[] = [];
  traverse(ast, {
    enter(visited) {
      const { node } = visited;
      const advice = NOT_ERASABLE[node.type];
      if ('declare' in node && node.declare) {
        visited.skip();
      } else if (advice) {
        faults.push(`${fileName}:${node.loc!.start.line}: ${advice}`);
        visited.skip();
      }
    },
  });
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/**
 * Takes out the lines that only types stood on. Babel keeps each statement on its line,
 * so that a line is such a hole when it is empty here and not in the source. The lines
 * next to a preview mark go too: readers would see them at the preview's edge.
 */
function closeHoles(code: string, source: string): string {
  const sourceLines = source.split('\n');
  return code
    .split('\n')
    .filter((line, index) => line.trim() !== '' || !sourceLines[index]?.trim())
    .join('\n')
    .replace(/(#region preview(?: \*\/\})?\n)\s*\n/, '$1')
    .replace(/\n\s*\n(?=[^\n]*#endregion preview)/, '\n');
}

function countMarks(text: string): number {
  return text.split('\n').filter((line) => PREVIEW_MARK.test(line)).length;
}

/** Refuses marks that a type took along, or that moved to another line's end. */
function assertSameMarks(code: string, source: string, fileName: string) {
  const [left, written] = [countMarks(code), countMarks(source)];
  if (left !== written) {
    throw new Error(
      `${fileName}: a mark of the preview region stands inside a type, and JavaScript has no line for it (${written} marks, ${left} left). Move "#region preview" and "#endregion preview" between statements, JSX elements or the items of a list.`,
    );
  }
}

/**
 * The JavaScript that a person would have written instead of the TypeScript: without
 * types and what describes them, formatted like the project.
 *
 * Comments stay, except those directly on a removed declaration and those that speak to
 * the type checker or its lint rules. Marks of a preview region stay on lines of their
 * own.
 *
 * @param code TypeScript or TSX text
 * @param fileName leads error messages; its extension, `.ts` or `.tsx`, tells whether
 *   the text has JSX
 * @returns JavaScript or JSX text; empty where the file holds nothing but types
 * @throws an Error led by the file, for a fault in the syntax, for a type that leaves
 *   code behind, such as an enum, and for a preview mark inside a type
 */
export async function toJavaScript(code: string, fileName: string): Promise<string> {
  const ast = await parse(code, fileName);
  assertErasable(ast, fileName);
  const transformed = await transformFromAstAsync(
    ast,
    code,
    createBabelOptions(fileName),
  );
  const javaScript = await formatCode(closeHoles(transformed!.code!, code), 'babel');
  assertSameMarks(javaScript, code, fileName);
  return javaScript;
}
