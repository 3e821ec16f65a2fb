import { withServedBuild } from '../plugins/hosting';
import {
  findFilterFaults,
  listShots,
  SHOT_NAMES,
  type ShotFilter,
} from '../tests/pictures/listShots';
import { withBrowser } from '../tests/pictures/withBrowser';
import { takePictures } from '../tests/pictures/takePictures';
import { runCommand } from './lib/runCommand';

/** Hosts of this machine: pictures are taken of nothing else. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function split(list: string | undefined): string[] {
  return list?.split(',').filter(Boolean) ?? [];
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.includes(new URL(address).hostname);
}

interface FilterArguments {
  names: readonly string[];
  languages?: string;
  modes?: string;
  widths?: string;
}

function toFilter({ names, languages, modes, widths }: FilterArguments): ShotFilter {
  return {
    names,
    languages: split(languages),
    modes: split(modes),
    widths: split(widths),
  };
}

/** Takes pictures of the portal's pages and states, to be looked at. */
void runCommand({
  usage: `npm run pictures -- [<name…>] [--languages en,zh] [--modes light,dark] [--widths 390,768,1440,1920]
                        [--parts 3] [--out pictures] [--base http://localhost:3000]

  <name…>      pages, states, or of ${SHOT_NAMES.join(', ')}; without one all
  --parts      parts of 2000 px, at most so many of a page, from its top
  --out        the folder of the pictures and of index.html
  --base       a portal that runs on this machine; without it the last build is served`,
  options: {
    languages: { type: 'string' },
    modes: { type: 'string' },
    widths: { type: 'string' },
    parts: { type: 'string', default: '3' },
    out: { type: 'string', default: 'pictures' },
    base: { type: 'string' },
  },
  maxNames: Infinity,
  findFaults: ({ base, parts, ...filter }) => [
    ...findFilterFaults(toFilter(filter)),
    ...(/^[1-9]\d*$/.test(parts) ? [] : [`--parts ${parts} is no count from 1 on.`]),
    ...(base === undefined || isLoopback(base)
      ? []
      : [
          `--base ${base} is no address of this machine, such as http://localhost:3000.`,
        ]),
  ],
  async run({ base, parts, out, ...filter }) {
    const shots = listShots(toFilter(filter));
    const open = base === undefined ? withServedBuild : withBrowser(new URL(base));
    const failed = await open(({ browser, origin }) =>
      takePictures(browser, shots, { origin, folder: out, parts: Number(parts) }),
    );
    if (failed.length > 0) {
      const list = failed.map(({ file, reason }) => `- ${file}: ${reason}`);
      throw new Error(`These pictures could not be taken:\n${list.join('\n')}`);
    }
    console.log(`${shots.length} looks are in ${out}/: open ${out}/index.html`);
  },
});
