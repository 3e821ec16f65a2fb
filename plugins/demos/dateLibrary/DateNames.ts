import ts from 'typescript';
import { makesDate, returnsDate } from './dateCalls';
import { getPart, mergeHolds, readDateType, type Holds } from './readDateType';

/** Picker props whose function is called with a date first. */
const DATE_CALLBACKS =
  /^(?:onChange|onAccept|onMonthChange|onYearChange|shouldDisable(?:Date|Month|Year|Time)|dayOfWeekFormatter)$/;

/** Methods of a list that call a function with each of its items. */
const ITERATIONS = /^(?:map|flatMap|filter|some|every|find|findLast|forEach)$/;

/** The operators that choose between two values. */
export const CHOICE = /^(?:\?\?|\|\||&&)$/;

/** What a function in a picker's attribute is called with. */
function readCallback(attribute: ts.JsxAttribute): Holds {
  const tag = attribute.parent.parent.tagName.getText();
  if (!/Picker|Calendar|Clock|Field/.test(tag)) {
    return 'unknown';
  }
  const name = attribute.name.getText();
  if (!DATE_CALLBACKS.test(name)) {
    return 'other';
  }
  return /Range/.test(tag) && /^on/.test(name) ? 'dates' : 'date';
}

/** What a method of a list of dates returns. */
function readListMethod(method: string): Holds {
  if (/^(?:at|find|findLast|shift|pop)$/.test(method)) {
    return 'date';
  }
  return /^(?:filter|slice|concat|toSorted|toReversed)$/.test(method)
    ? 'dates'
    : 'unknown';
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
 * What the names of a source hold, as its text says it: by their types, values and
 * callers. A name counts once for the whole file: one that is declared twice, differently,
 * is unknown.
 */
export class DateNames {
  private readonly names = new Map<string, Holds>();
  /** What the state of a setter holds. */
  private readonly setters = new Map<string, Holds>();

  constructor(file: ts.SourceFile) {
    this.declareAll(file);
  }

  /** Whether the source declares or imports a name. */
  declares(name: string): boolean {
    return this.names.has(name);
  }

  /** What an expression holds, by the names that are declared so far. */
  holds(node: ts.Expression): Holds {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node)
    ) {
      return this.holds(node.expression);
    }
    if (ts.isAsExpression(node)) {
      return readDateType(node.type);
    }
    if (ts.isIdentifier(node)) {
      // What is not declared is a global: no date.
      return this.names.get(node.text) ?? 'other';
    }
    if (ts.isCallExpression(node)) {
      return this.readCall(node);
    }
    if (ts.isConditionalExpression(node)) {
      return mergeHolds(this.holds(node.whenTrue), this.holds(node.whenFalse));
    }
    if (ts.isBinaryExpression(node) && CHOICE.test(node.operatorToken.getText())) {
      return mergeHolds(this.holds(node.left), this.holds(node.right));
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.some((element) => this.holds(element) === 'date')
        ? 'dates'
        : 'other';
    }
    if (ts.isElementAccessExpression(node)) {
      const index = node.argumentExpression;
      const name = ts.isNumericLiteral(index) ? index.text : undefined;
      return getPart(this.holds(node.expression), name, true);
    }
    return ts.isPropertyAccessExpression(node)
      ? getPart(this.holds(node.expression), node.name.text, false)
      : 'other';
  }

  private readCall(node: ts.CallExpression): Holds {
    const callee = node.expression;
    if (makesDate(node)) {
      return 'date';
    }
    if (!ts.isPropertyAccessExpression(callee)) {
      return 'unknown';
    }
    const method = callee.name.text;
    switch (this.holds(callee.expression)) {
      case 'date':
        return returnsDate(method, node.arguments) ? 'date' : 'other';
      case 'dates':
        return readListMethod(method);
      default:
        return 'unknown';
    }
  }

  /** Declares the names of a node and all of its parts, in the order of the text. */
  private declareAll(node: ts.Node): void {
    if (ts.isVariableDeclaration(node)) {
      this.declareVariable(node);
    } else if (ts.isFunctionLike(node)) {
      node.parameters.forEach(({ name, type }, index) => {
        const untyped = index === 0 ? this.readFirstArgument(node) : 'other';
        this.declareBinding(name, type ? readDateType(type) : untyped);
      });
    }
    if (
      (ts.isFunctionDeclaration(node) ||
        ts.isImportClause(node) ||
        ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node)) &&
      node.name !== undefined
    ) {
      this.declare(node.name.text, 'other');
    }
    ts.forEachChild(node, (child) => this.declareAll(child));
  }

  private declare(name: string, holds: Holds): void {
    const known = this.names.get(name);
    this.names.set(name, known === undefined || known === holds ? holds : 'unknown');
  }

  /** Declares a name, or those that a pattern takes out of a value. */
  private declareBinding(binding: ts.BindingName, holds: Holds): void {
    if (ts.isIdentifier(binding)) {
      this.declare(binding.text, holds);
      return;
    }
    const isList = ts.isArrayBindingPattern(binding);
    binding.elements.forEach((element, index) => {
      if (ts.isBindingElement(element)) {
        const { name, propertyName = name, dotDotDotToken } = element;
        const part = isList ? String(index) : propertyName.getText();
        const isWhole = holds === 'other' || (dotDotDotToken && holds === 'dates');
        this.declareBinding(name, isWhole ? holds : getPart(holds, part, isList));
      }
    });
  }

  private declareVariable({
    name,
    type,
    initializer,
  }: ts.VariableDeclaration): void {
    if (!isState(initializer) || !ts.isArrayBindingPattern(name)) {
      this.declareBinding(name, this.readValue(type, initializer));
      return;
    }
    const { typeArguments, arguments: args } = initializer;
    const state = this.readValue(typeArguments?.[0], args[0]);
    const [value, setter] = name.elements;
    if (value !== undefined && ts.isBindingElement(value)) {
      this.declareBinding(value.name, state);
    }
    if (setter !== undefined && ts.isBindingElement(setter)) {
      this.declareBinding(setter.name, 'other');
      this.setters.set(setter.name.getText(), state);
    }
  }

  /** What a value holds: as its type says, or else the expression that it begins with. */
  private readValue(type?: ts.TypeNode, first?: ts.Expression): Holds {
    if (type !== undefined) {
      return readDateType(type);
    }
    return first === undefined ? 'unknown' : this.holds(first);
  }

  /** What a function without a type on its first parameter is called with. */
  private readFirstArgument({ parent }: ts.Node): Holds {
    if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
      return readCallback(parent.parent);
    }
    if (!ts.isCallExpression(parent)) {
      return 'unknown';
    }
    const caller = parent.expression;
    if (ts.isIdentifier(caller)) {
      return this.setters.get(caller.text) ?? 'unknown';
    }
    const isIteration =
      ts.isPropertyAccessExpression(caller) &&
      ITERATIONS.test(caller.name.text) &&
      this.holds(caller.expression) === 'dates';
    return isIteration ? 'date' : 'unknown';
  }
}
