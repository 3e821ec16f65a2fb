/** @jest-environment jsdom */
import { copyText } from '../copyText';

it('throws when the clipboard and the selection both fail', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: undefined,
    configurable: true,
  });
  document.execCommand = () => false;
  await expect(copyText('text')).rejects.toThrow('The request is not allowed');
});
