import { z } from 'zod';
import type { Build } from '../openBuild';
import { cutPage, findSection, pickSection } from './cutText';

export const inputSchema = {
  page: z
    .string()
    .min(1)
    .describe(
      'Route or address, such as /x/react-charts/bars; one with an anchor gives that section',
    ),
  section: z
    .string()
    .optional()
    .describe('Heading of one section, as the page writes it'),
  language: z
    .string()
    .optional()
    .describe('en or zh; without it, that of the address'),
};

type Input = z.infer<z.ZodObject<typeof inputSchema>>;

/** A page as Markdown, with its demos' code, or the section that is asked for. */
export async function run(build: Build, { page, section, language }: Input) {
  const markdown = await build.readPage(page, language);
  if (section !== undefined) {
    return pickSection(markdown, section);
  }
  const [, anchor] = page.split('#');
  const source = anchor && (await build.readPage(page, 'en'));
  return (source && findSection(markdown, source, anchor)) || cutPage(markdown);
}
