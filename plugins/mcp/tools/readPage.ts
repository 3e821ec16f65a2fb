import { z } from 'zod';
import type { Build } from '../openBuild';
import { cutPage, pickSection } from './cutText';

export const inputSchema = {
  page: z.string().min(1).describe('Route or address, such as /x/react-charts/bars'),
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

/** A page as Markdown, with its demos' code, or one section of it. */
export async function run(build: Build, { page, section, language }: Input) {
  const markdown = await build.readPage(page, language);
  return section === undefined ? cutPage(markdown) : pickSection(markdown, section);
}
