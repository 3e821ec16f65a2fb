import path from 'node:path';
import type { ExportChoice } from '../tests/sandboxes/createExport';
import { installSandbox } from '../tests/sandboxes/installSandbox';
import { runCommand } from './lib/runCommand';

/** Exports a demo as a reader would, and installs and builds it. This downloads. */

const CHOICES = {
  styling: ['system', 'tailwind', 'css'],
  variant: ['TS', 'JS'],
} as const satisfies {
  [Option in keyof ExportChoice]: readonly ExportChoice[Option][];
};

function findFaults(choice: Record<keyof ExportChoice, string>): string[] {
  return Object.entries(CHOICES).flatMap(([option, values]) => {
    const value = choice[option as keyof ExportChoice];
    return values.some((known) => known === value)
      ? []
      : [`--${option} ${value}: choose one of ${values.join(', ')}.`];
  });
}

void runCommand({
  usage:
    'npm run sandbox:install -- react-charts/bars/HoneyHarvest --styling system --variant TS',
  options: {
    styling: { type: 'string', default: 'system' },
    variant: { type: 'string', default: 'TS' },
  },
  maxNames: Infinity,
  findFaults: ({ names, ...choice }) => [
    ...(names.length === 1
      ? []
      : [`Name one demo by its page and name (found ${names.length} names).`]),
    ...findFaults(choice),
  ],
  async run({ names: [id], ...choice }) {
    const folder = await installSandbox(id!, choice as ExportChoice, path.resolve());
    console.log(`The project is in ${folder}\nRun it: cd ${folder} && npm run dev`);
  },
});
