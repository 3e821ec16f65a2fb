/** Empty until a feature fills it. */
export default function ErrorDecoderLink() {
  return null;
}
