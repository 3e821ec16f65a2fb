/** Runs a command; an Error is printed by its message, and makes the command fail. */
export async function runCommand(
  command: () => void | Promise<void>,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
