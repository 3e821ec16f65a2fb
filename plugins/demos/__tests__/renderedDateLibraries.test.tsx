/** @jest-environment jsdom */
import path from 'node:path';
import type { ComponentType } from 'react';
import { transformSync } from '@swc/core';
import { cleanup, render } from '@testing-library/react';
import { DERIVED_LIBRARIES } from '../dateLibrary/libraries';
import { readDemo } from '../readDemo';
import type { SourceFile } from '../readDemoFiles';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Demos that between them show each kind of conversion. */
const DEMOS = [
  'FieldsOnly',
  'InlineViews',
  'date-picker/WorkshopDays',
  'date-picker/ClearTheDate',
  'date-picker/FieldLook/FieldLook',
  'quickstart/ControlledAppointment',
  'quickstart/GermanDates',
];

/** Runs a file of a demo, with the demo's others. */
function load(file: SourceFile, own: SourceFile[]): Record<string, unknown> {
  const { code } = transformSync(file.text, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    configFile: false,
    swcrc: false,
  });
  const loaded: Record<string, unknown> = {};
  const requireFrom = (specifier: string): unknown => {
    const local = own.find(({ name }) => specifier === `./${name.split('.')[0]}`);
    return local ? load(local, own) : jest.requireActual<object>(specifier);
  };
  new Function('require', 'exports', code)(requireFrom, loaded);
  return loaded;
}

/** What a reader sees of a demo: its texts, and the dates in its fields. */
function show(own: SourceFile[]): { text: string; values: string[] } {
  const Component = load(own[0]!, own).default as ComponentType;
  const { container } = render(<Component />);
  const shown = {
    text: container.textContent,
    values: [...container.querySelectorAll('input')].map(({ value }) => value),
  };
  cleanup();
  return shown;
}

it.each(DEMOS)(
  '%s shows the same with each date library',
  (demo) => {
    const { own: files, libraries } = readDemo(
      path.join(SITE_DIR, `docs/react-date-pickers/${demo}.tsx`),
      SITE_DIR,
    );
    const published = show(files);
    expect(published.text).not.toBe('');
    expect(libraries!.map(({ library }) => library)).toEqual(DERIVED_LIBRARIES);
    for (const { own } of libraries!) {
      expect(show(own!)).toEqual(published);
    }
  },
  30_000,
);
