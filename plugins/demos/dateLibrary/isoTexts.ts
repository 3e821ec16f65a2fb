import ts from 'typescript';
import { Unsupported } from './dateCalls';

const ISO_TEXT =
  /^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)?)?)?$/;

/** Whether an ISO text names its own offset. */
export function hasOffset(text: string): boolean {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(text);
}

/** What a constant of the file is, if it is written out. */
function findConstant(
  { text: name }: ts.Identifier,
  file: ts.SourceFile,
): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
}

/**
 * The ISO text that an expression stands for.
 *
 * @throws an Unsupported unless all libraries read it alike
 */
export function readIsoText(value: ts.Expression, file: ts.SourceFile): string {
  const text = ts.isIdentifier(value) ? findConstant(value, file) : value;
  if (text === undefined || !ts.isStringLiteralLike(text)) {
    throw new Unsupported(
      `dayjs(${value.getText()}) is converted for an ISO text or a const that is one`,
    );
  }
  if (!ISO_TEXT.test(text.text)) {
    throw new Unsupported(`"${text.text}" is no ISO date that all libraries read`);
  }
  return text.text;
}
