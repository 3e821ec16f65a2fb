import { planReleases } from '../planReleases';
import { createRegistry, type Published } from './createRegistry';

const COMMUNITY = '@mui/x-tree-view';
const PRO = '@mui/x-tree-view-pro';
const INTERNALS = '@mui/x-internals';

/** A registry of the tree view; `internals` is what the community package asks for. */
function createPublished({
  community,
  pro,
  internals = '8.1.0',
  published = ['8.1.0'],
}: {
  community: string[];
  pro: string[];
  internals?: string;
  published?: string[];
}): Published {
  const all = (versions: string[], dependencies: Record<string, string>) =>
    Object.fromEntries(versions.map((version) => [version, dependencies]));
  return {
    [COMMUNITY]: all(community, { [INTERNALS]: internals, clsx: '^2.0.0' }),
    [PRO]: all(pro, { [INTERNALS]: internals }),
    [INTERNALS]: all(published, {}),
  };
}

async function plan(
  options: Parameters<typeof createPublished>[0],
  minors = ['8.1'],
  installed?: string,
) {
  const registry = createRegistry(createPublished(options));
  const { releases, skipped } = await planReleases(
    registry,
    'tree-view',
    minors,
    installed,
  );
  return {
    releases: releases.map(
      ({ version, packages }) => `${version} of ${packages.length}`,
    ),
    internals: releases.map(({ closure }) => closure.get(INTERNALS)),
    skipped,
  };
}

describe('planReleases', () => {
  it.each([
    ['the newest patch', ['8.1.0', '8.1.2'], ['8.1.0', '8.1.2'], '8.1.2 of 2'],
    ['the newest that all have', ['8.1.0', '8.1.2'], ['8.1.0'], '8.1.0 of 2'],
    ['the smaller plan alone', ['8.1.0', '8.1.2'], ['8.1.1'], '8.1.2 of 1'],
    ['8.1.10 before 8.1.9', ['8.1.9', '8.1.10'], [], '8.1.10 of 1'],
    ['no pre-release', ['8.1.0', '8.1.1-beta.0'], [], '8.1.0 of 1'],
  ])('takes %s', async (_, community, pro, expected) => {
    expect((await plan({ community, pro })).releases).toEqual([expected]);
  });

  it('takes the installed version for its minor', async () => {
    const versions = ['8.1.0', '8.1.2'];
    const { releases } = await plan(
      { community: versions, pro: versions },
      ['8.1'],
      '8.1.0',
    );
    expect(releases).toEqual(['8.1.0 of 2']);
  });

  it('takes a package with releases of its own only where it is installed', async () => {
    const registry = createRegistry({
      '@mui/x-charts': { '8.1.0': {}, '8.2.0': {} },
      '@mui/x-charts-pro': { '8.1.0': {}, '8.2.0': {} },
      '@mui/x-charts-premium': { '8.1.3': {} },
    });
    const { releases } = await planReleases(
      registry,
      'charts',
      ['8.1', '8.2'],
      '8.2.0',
    );
    expect(
      releases.map(({ version, packages }) => [
        version,
        packages.map(({ plan }) => plan),
      ]),
    ).toEqual([
      ['8.1.0', ['community', 'pro']],
      ['8.2.0', ['community', 'pro', 'premium']],
    ]);
  });

  it.each([
    ['8.1.0', ['8.0.0', '8.1.0', '8.2.0'], '8.1.0'],
    ['^8.1.0', ['8.1.3', '8.1.1', '8.2.0'], '8.1.1'],
    ['~8.1.2', ['8.1.1', '8.1.4', '8.2.0'], '8.1.4'],
    ['8.1.0-alpha.1', ['8.1.0-alpha.1', '8.1.0'], '8.1.0-alpha.1'],
  ])('resolves %s among %j to %s', async (internals, published, expected) => {
    const result = await plan({
      community: ['8.1.0'],
      pro: [],
      internals,
      published,
    });
    expect(result.internals).toEqual([expected]);
  });

  it.each([
    ['8.1.5', '@mui/x-internals@8.1.5 cannot be had.'],
    ['^9.0.0', '@mui/x-internals@^9.0.0 cannot be had.'],
  ])('skips a minor whose dependency %s is not there', async (internals, reason) => {
    const result = await plan({ community: ['8.1.0'], pro: [], internals });
    expect(result).toEqual({
      releases: [],
      internals: [],
      skipped: [{ minor: '8.1', reason }],
    });
  });

  it('skips a minor that is not published', async () => {
    const { skipped } = await plan({ community: ['8.1.0'], pro: [] }, ['8.7']);
    expect(skipped).toEqual([
      { minor: '8.7', reason: '@mui/x-tree-view@8.7 cannot be had.' },
    ]);
  });
});
