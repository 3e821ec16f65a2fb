/**
 * The parameters of an address without those of one owner.
 *
 * @param search the query of the address
 * @param prefix what the names of the owner's parameters begin with
 */
export function withoutParameters(search: string, prefix: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) {
    if (name.startsWith(prefix)) {
      parameters.delete(name);
    }
  }
  return parameters;
}
