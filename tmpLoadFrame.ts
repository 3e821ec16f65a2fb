import { loadFrame } from '/work/wt/trace/plugins/demos/live-frame/loadFrame';
import { writeFrame } from '/work/wt/trace/plugins/demos/live-frame/writeFrame';
(async () => {
  process.chdir('/work/wt/trace');
  const f = await loadFrame({ siteDir: '/work/wt/trace', docsDir: 'docs' } as never);
  await writeFrame(f, 'http://127.0.0.1:4121', '/tmp/trace-live');
  console.log(f.scripts);
})();
