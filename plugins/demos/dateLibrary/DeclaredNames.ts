import ts from 'typescript';
import type { Holds } from './readDateType';

/**
 * What the names of a source hold. A name counts once for the whole file: one that is
 * declared twice, differently, is unknown.
 */
export class DeclaredNames {
  private readonly names = new Map<string, Holds>();
  /** What the state of a setter holds. */
  private readonly setters = new Map<string, Holds>();

  declare(name: string, holds: Holds): void {
    const known = this.names.get(name);
    this.names.set(name, known === undefined || known === holds ? holds : 'unknown');
  }

  /** Declares a name, or those that a pattern takes out of a value. */
  declareBinding(binding: ts.BindingName, holds: Holds): void {
    if (ts.isIdentifier(binding)) {
      this.declare(binding.text, holds);
      return;
    }
    const isList = ts.isArrayBindingPattern(binding);
    const inner = isList && holds === 'dates' ? 'date' : 'unknown';
    for (const element of binding.elements) {
      if (ts.isBindingElement(element)) {
        this.declareBinding(element.name, holds === 'other' ? 'other' : inner);
      }
    }
  }

  /** Declares the function that sets a state. */
  declareSetter(name: ts.BindingName, state: Holds): void {
    this.declareBinding(name, 'other');
    this.setters.set(name.getText(), state);
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  getHolds(name: string): Holds {
    // What is not declared is a global: no date.
    return this.names.get(name) ?? 'other';
  }

  /** What the state of a setter holds; undefined for a name that is none. */
  getState(setter: string): Holds | undefined {
    return this.setters.get(setter);
  }
}
