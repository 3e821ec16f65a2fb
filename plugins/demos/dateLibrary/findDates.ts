import ts from 'typescript';
import { returnsDate } from './dateCalls';
import { mergeHolds, readDateType, type Holds } from './readDateType';
import { isZonedDate } from './timeZones';

/** Picker props whose function is called with a date first. */
const DATE_CALLBACKS =
  /^(?:onChange|onAccept|onMonthChange|onYearChange|shouldDisable(?:Date|Month|Year|Time)|dayOfWeekFormatter)$/;

const ITERATIONS = /^(?:map|flatMap|filter|some|every|find|findLast|forEach)$/;

/** What a source calls things, where that is known from its text. */
export interface DateNames {
  /** Tells what an expression holds. */
  holds: (node: ts.Expression) => Holds;
  /** Whether the source declares or imports a name. */
  declares: (name: string) => boolean;
}

function isName(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

/** The call `React.useState(…)` or `useState(…)`. */
function isState(node: ts.Node | undefined): node is ts.CallExpression {
  return (
    node !== undefined &&
    ts.isCallExpression(node) &&
    /^(?:React\.)?useState$/.test(node.expression.getText())
  );
}

/**
 * Finds out what a source's names hold. A name counts once for the whole file: one that
 * is declared twice, differently, is unknown.
 */
export function findDates(file: ts.SourceFile): DateNames {
  const names = new Map<string, Holds>();
  /** What the state of a setter holds. */
  const setters = new Map<string, Holds>();

  const declare = (name: string, holds: Holds) => {
    const known = names.get(name);
    names.set(name, known === undefined || known === holds ? holds : 'unknown');
  };

  const declareAll = (binding: ts.BindingName, holds: Holds) => {
    if (ts.isIdentifier(binding)) {
      declare(binding.text, holds);
      return;
    }
    const isList = ts.isArrayBindingPattern(binding);
    const inner = isList && holds === 'dates' ? 'date' : 'unknown';
    for (const element of binding.elements) {
      if (ts.isBindingElement(element)) {
        declareAll(element.name, holds === 'other' ? 'other' : inner);
      }
    }
  };

  function holdsOfCall(node: ts.CallExpression): Holds {
    const callee = node.expression;
    if (isName(callee, 'dayjs')) {
      return 'date';
    }
    if (isZonedDate(callee)) {
      return 'date';
    }
    if (!ts.isPropertyAccessExpression(callee)) {
      return 'unknown';
    }
    const method = callee.name.text;
    const receiver = holds(callee.expression);
    if (receiver === 'date') {
      return returnsDate(method, node.arguments.length > 0) ? 'date' : 'other';
    }
    if (receiver === 'dates') {
      return /^(?:at|find|findLast|shift|pop)$/.test(method)
        ? 'date'
        : /^(?:filter|slice|concat|toSorted|toReversed)$/.test(method)
          ? 'dates'
          : 'unknown';
    }
    return 'unknown';
  }

  function holds(node: ts.Expression): Holds {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      return holds(node.expression);
    }
    if (ts.isAsExpression(node)) {
      return readDateType(node.type);
    }
    if (ts.isIdentifier(node)) {
      // What is not declared is a global: no date.
      return names.get(node.text) ?? 'other';
    }
    if (ts.isCallExpression(node)) {
      return holdsOfCall(node);
    }
    if (ts.isConditionalExpression(node)) {
      return mergeHolds(holds(node.whenTrue), holds(node.whenFalse));
    }
    if (
      ts.isBinaryExpression(node) &&
      /^(?:\?\?|\|\||&&)$/.test(node.operatorToken.getText())
    ) {
      return mergeHolds(holds(node.left), holds(node.right));
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.some((element) => holds(element) === 'date')
        ? 'dates'
        : 'other';
    }
    if (ts.isElementAccessExpression(node)) {
      return holds(node.expression) === 'dates' ? 'date' : 'unknown';
    }
    return ts.isPropertyAccessExpression(node) ? 'unknown' : 'other';
  }

  /** What a function without a type on its first parameter is called with. */
  function holdsOfFirstParameter(node: ts.Node): Holds {
    const { parent } = node;
    if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
      const attribute = parent.parent;
      const tag = attribute.parent.parent.tagName.getText();
      if (/Picker|Calendar|Clock|Field/.test(tag)) {
        const isDate = DATE_CALLBACKS.test(attribute.name.getText());
        const isRange = /Range/.test(tag) && /^on/.test(attribute.name.getText());
        return isDate ? (isRange ? 'dates' : 'date') : 'other';
      }
    }
    if (ts.isCallExpression(parent)) {
      const callee = parent.expression;
      if (ts.isIdentifier(callee) && setters.has(callee.text)) {
        return setters.get(callee.text)!;
      }
      if (
        ts.isPropertyAccessExpression(callee) &&
        ITERATIONS.test(callee.name.text) &&
        holds(callee.expression) === 'dates'
      ) {
        return 'date';
      }
    }
    return 'unknown';
  }

  function declareParameters(node: ts.SignatureDeclaration) {
    node.parameters.forEach(({ name, type }, index) => {
      declareAll(
        name,
        type !== undefined
          ? readDateType(type)
          : index === 0
            ? holdsOfFirstParameter(node)
            : 'other',
      );
    });
  }

  function declareVariable({ name, type, initializer }: ts.VariableDeclaration) {
    if (isState(initializer) && ts.isArrayBindingPattern(name)) {
      const [typeArgument] = initializer.typeArguments ?? [];
      const [first] = initializer.arguments;
      const state =
        typeArgument !== undefined
          ? readDateType(typeArgument)
          : first === undefined
            ? 'unknown'
            : holds(first);
      const [value, setter] = name.elements;
      if (value !== undefined && ts.isBindingElement(value)) {
        declareAll(value.name, state);
      }
      if (setter !== undefined && ts.isBindingElement(setter)) {
        declareAll(setter.name, 'other');
        setters.set(setter.name.getText(), state);
      }
      return;
    }
    declareAll(
      name,
      type !== undefined
        ? readDateType(type)
        : initializer !== undefined
          ? holds(initializer)
          : 'unknown',
    );
  }

  function visit(node: ts.Node) {
    if (ts.isVariableDeclaration(node)) {
      declareVariable(node);
    } else if (ts.isFunctionLike(node)) {
      declareParameters(node);
    }
    if (
      (ts.isFunctionDeclaration(node) ||
        ts.isImportClause(node) ||
        ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node)) &&
      node.name !== undefined
    ) {
      declare(node.name.text, 'other');
    }
    ts.forEachChild(node, visit);
  }
  visit(file);

  return { holds, declares: (name) => names.has(name) };
}
