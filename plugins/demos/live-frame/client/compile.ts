import { parse, type Program } from 'acorn';
import { simple } from 'acorn-walk';
import { transform, type Options } from 'sucrase';
import { guardCode } from './guardCode';
import { LiveError } from './LiveError';
import type { LiveFile } from './messages';
import { readElements } from './readElements';
import { markElements } from './trace/marks';
import { comparePlaces, toParts, type Part } from './trace/parts';
import { readData } from './trace/readData';

export interface CompiledFile {
  name: string;
  /** A CommonJS module's text, line by line as the source. */
  code: string;
  /** What it imports, each specifier once. */
  requires: string[];
  /** The parts that its JSX elements make, in the order of their marks. */
  marked: Part[];
  /** All parts that it makes, in the order of their starts. */
  parts: Part[];
}

/** The parsers end their messages with the place, which has a field of its own. */
const PLACE = / \(\d+:\d+\)$/;

/** In a plain JavaScript file `<` begins no type. */
function getTransforms(name: string): Options['transforms'] {
  return /\.tsx?$/.test(name)
    ? ['typescript', 'jsx', 'imports']
    : ['jsx', 'imports'];
}

function toSyntaxError(thrown: unknown, file: string): LiveError {
  if (thrown instanceof LiveError) {
    return thrown;
  }
  const { message, loc } = thrown as Error & { loc?: { line: number } };
  // The transform leads its messages with the file.
  const text = message
    .replace(`Error transforming ${file}: `, '')
    .replace(PLACE, '');
  return new LiveError('syntax', text, file, loc?.line);
}

function findRequires(program: Program): string[] {
  const found = new Set<string>();
  simple(program, {
    CallExpression({ callee, arguments: [argument] }) {
      if (
        callee.type === 'Identifier' &&
        callee.name === 'require' &&
        argument?.type === 'Literal' &&
        typeof argument.value === 'string'
      ) {
        found.add(argument.value);
      }
    },
  });
  return [...found];
}

/**
 * Compiles a TypeScript or JavaScript file, with or without JSX, to a CommonJS module
 * whose loops and functions are guarded, and whose elements are marked.
 *
 * The transform only skims the code and lets some faults pass; its output is parsed
 * in earnest, and its lines are those of the source.
 *
 * @throws a LiveError of the phase `syntax`, with the line
 */
export function compile({ name, code }: LiveFile): CompiledFile {
  try {
    const elements = name.endsWith('.ts') ? [] : readElements({ name, code });
    const marked = toParts({ name, code }, elements);
    const output = transform(markElements(code, elements), {
      transforms: getTransforms(name),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: name,
    }).code;
    const program = parse(output, { ecmaVersion: 'latest', sourceType: 'script' });
    return {
      name,
      code: guardCode(output, program),
      requires: findRequires(program),
      marked,
      parts: [...marked, ...readData(name, output, program, marked)].sort(
        comparePlaces,
      ),
    };
  } catch (error) {
    throw toSyntaxError(error, name);
  }
}
