/** Empty until a feature fills it. */
export default function AdPlace() {
  return null;
}
