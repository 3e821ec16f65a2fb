/** The path of a demo alone, without the reader's settings. */
export function toPlaygroundPath(id: string): string {
  return `/playground/${id}`;
}
