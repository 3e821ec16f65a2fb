import { Suspense } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream as original } from 'react-dom/server.node';
import { renderToPipeableStream } from '../../../plugins/demos/server/reactDomServer';

/** The mark that React leaves where it will put content by script. */
const OUTLINED = '<template id="B:';

function render(renderer: typeof original): Promise<string> {
  const out = new PassThrough();
  const { pipe } = renderer(
    <main>
      <Suspense fallback="Loading">
        <p>{'Large. '.repeat(10_000)}</p>
      </Suspense>
      <p>After.</p>
    </main>,
    { onAllReady: () => pipe(out) },
  );
  return text(out);
}

it('large content stands where it belongs, for readers without script', async () => {
  const html = await render(renderToPipeableStream);
  if (html.includes(OUTLINED)) {
    throw new Error(
      'React no longer heeds progressiveChunkSize: plugins/demos/server/reactDomServer.ts needs another way to keep large demos out of scripts.',
    );
  }
  expect(html).toMatch(/Large\. <\/p>.*<p>After\./s);
});

it('React itself still moves it away', async () => {
  if (!(await render(original)).includes(OUTLINED)) {
    throw new Error(
      'React leaves large content in its place by itself: take plugins/demos/server/reactDomServer.ts and its replacement in createBundlerConfig.ts out.',
    );
  }
});
