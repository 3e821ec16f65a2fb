import ts from 'typescript';
import type { ApiParam, ApiSignature } from '../types';

/** What a JSDoc block says, in the terms of the model. */
export interface JsDoc {
  description: string;
  default?: string;
  deprecated?: string | true;
  isIgnored: boolean;
  signature?: ApiSignature;
  /** Each `@example`, as markdown. */
  examples?: string[];
}

type Comment = string | ts.NodeArray<ts.JSDocComment> | undefined;

/** TypeScript keeps `{@link url text}` as it stands; markdown needs it turned round. */
function toMarkdown(comment: Comment): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(
      /\{@link(?:code|plain)?\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}/g,
      (_, target: string, label?: string) => {
        const text = label?.trim() || target;
        return /^https?:/.test(target) ? `[${text}](${target})` : `\`${text}\``;
      },
    )
    .trim();
}

/**
 * A description without the lines in which its authors remind themselves, and without the
 * asterisk of a comment that was opened as a list.
 */
function toReaderText(text: string): string {
  return text
    .replace(/^\s*TODO\b.*$\n?/gm, '')
    .replace(/^\*\s+/, '')
    .trim();
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function toParamType(expression: ts.JSDocTypeExpression | undefined): string {
  const type = expression?.type;
  if (!type) {
    return '';
  }
  // The node of an object parameter spans the tags of its members.
  if (ts.isJSDocTypeLiteral(type)) {
    return type.isArrayType ? 'object[]' : 'object';
  }
  return toOneLine(type.getText());
}

/** TypeScript takes the first word of `@see` for a name. */
function toSeeText(tag: ts.JSDocSeeTag): string {
  const name = tag.name?.getText() ?? '';
  const comment = toMarkdown(tag.comment);
  return `${name}${comment.startsWith('://') ? '' : ' '}${comment}`.trim();
}

const FENCE = '```';

/** A line that is a sentence, between lines of code. */
const SENTENCE = /^[A-Z][^;{}<>=]*\.$/;

/** An example is code, between fences or without; some say a sentence beside it. */
function toExample(tag: ts.JSDocTag): string[] {
  const text = toMarkdown(tag.comment);
  if (text === '') {
    return [];
  }
  if (text.includes(FENCE)) {
    return [text];
  }
  const lines = text.split('\n');
  const code = lines.filter((line) => !SENTENCE.test(line));
  const sentences = lines.filter((line) => SENTENCE.test(line));
  const block = `${FENCE}tsx\n${code.join('\n').trim()}\n${FENCE}`;
  return [[block, ...sentences].join('\n\n')];
}

/** A parameter, then the members that TypeScript nests under an object parameter. */
function toParams(tag: ts.JSDocPropertyLikeTag): ApiParam[] {
  const param = {
    name: tag.name.getText(),
    type: toParamType(tag.typeExpression),
    description: toMarkdown(tag.comment).replace(/^-\s+/, ''),
  };
  const type = tag.typeExpression?.type;
  const members =
    type && ts.isJSDocTypeLiteral(type) ? (type.jsDocPropertyTags ?? []) : [];
  return [param, ...members.flatMap(toParams)];
}

function toSignature(tags: readonly ts.JSDocTag[]): ApiSignature | undefined {
  const params = tags.filter(ts.isJSDocParameterTag).flatMap(toParams);
  const returns = tags.find(ts.isJSDocReturnTag);
  if (params.length === 0 && !returns) {
    return undefined;
  }
  return {
    params,
    ...(returns && {
      returns: {
        type: toParamType(returns.typeExpression),
        description: toMarkdown(returns.comment),
      },
    }),
  };
}

/**
 * Reads the JSDoc block that stands nearest to a declaration.
 *
 * @returns null where the declaration has none
 */
export function readJsDoc(declaration: ts.Node): JsDoc | null {
  const block = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  if (!block) {
    return null;
  }
  const tags: readonly ts.JSDocTag[] = block.tags ?? [];
  const findTag = (...names: string[]) =>
    tags.find(({ tagName }) => names.includes(tagName.text));

  const defaultTag = findTag('default', 'defaultValue');
  const deprecatedTag = findTag('deprecated');
  // Blocks that begin with `@deprecated` carry their description in that tag's later lines.
  const prose = toReaderText(toMarkdown(block.comment));
  const [reason = '', ...rest] = toMarkdown(deprecatedTag?.comment).split('\n');
  const signature = toSignature(tags);
  const defaultValue = toOneLine(toMarkdown(defaultTag?.comment));
  const examples = tags
    .filter(({ tagName }) => tagName.text === 'example')
    .flatMap(toExample);

  return {
    description: [
      prose || rest.join('\n').trim(),
      ...tags.filter(ts.isJSDocSeeTag).map(toSeeText),
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(defaultValue && { default: defaultValue }),
    ...(deprecatedTag && {
      deprecated:
        (prose ? toOneLine([reason, ...rest].join(' ')) : reason) || (true as const),
    }),
    isIgnored: Boolean(findTag('ignore')),
    ...(signature && { signature }),
    ...(examples.length > 0 && { examples }),
  };
}

/** Whether a reader is told anything: a deprecation without more words counts. */
export function isDescribed(doc: JsDoc): boolean {
  return doc.description !== '' || doc.deprecated !== undefined;
}

const read = new WeakMap<ts.Node, { doc: JsDoc | null }>();

/** Members are inherited by many types: a block is read once. */
function readJsDocOnce(declaration: ts.Node): JsDoc | null {
  const known = read.get(declaration) ?? { doc: readJsDoc(declaration) };
  read.set(declaration, known);
  return known.doc;
}

/** The first of a symbol's declarations' blocks that says something, else the first block. */
export function readSymbolDoc(symbol: ts.Symbol): JsDoc | null {
  const docs = (symbol.declarations ?? [])
    .map(readJsDocOnce)
    .filter((doc) => doc !== null);
  return docs.find(isDescribed) ?? docs[0] ?? null;
}
