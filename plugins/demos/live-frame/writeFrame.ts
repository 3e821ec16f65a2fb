import fs from 'node:fs/promises';
import path from 'node:path';
import { FONT_FAMILY, FONT_FAMILY_CODE } from '../../../src/mui/fonts';
import { createPortalTheme } from '../../../src/mui/theme';
import { renderStyleSheets } from '../../styles';
import { FRAME_PATH } from '../common/frameAddress';
import { renderDocument } from './renderDocument';
import type { BuiltFrame } from './frameCache';

/** The theme's CSS variables, as the site's own style sheet has them. */
function renderTokens(): string {
  return renderStyleSheets([
    ...createPortalTheme().generateStyleSheets(),
    {
      ':root': {
        '--portal-font': FONT_FAMILY,
        '--portal-font-code': FONT_FAMILY_CODE,
      },
    },
  ]);
}

/**
 * The frame's document around a build's scripts.
 *
 * @param siteOrigin origin that the portal is published at
 */
export function createDocument({ scripts }: BuiltFrame, siteOrigin: string): string {
  return renderDocument({
    scripts: scripts.map((name) => `${FRAME_PATH}${name}`),
    css: renderTokens(),
    siteOrigin,
  });
}

/** Writes the frame's document and a build's scripts into a folder. */
export async function writeFrame(
  frame: BuiltFrame,
  siteOrigin: string,
  targetDir: string,
): Promise<void> {
  await fs.cp(frame.dir, targetDir, {
    recursive: true,
    filter: (source) => !source.endsWith('.json'),
  });
  await fs.writeFile(
    path.join(targetDir, 'index.html'),
    createDocument(frame, siteOrigin),
  );
}
