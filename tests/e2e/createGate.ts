/** Something that others wait for until a test lets them through. */
export interface Gate {
  /** Resolves once the gate is open. */
  passed: Promise<void>;
  open: () => void;
}

/** A closed gate: with one, what is late is late until the test has looked, however slow the machine. */
export function createGate(): Gate {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
