import fs from 'node:fs/promises';
import path from 'node:path';
import { renderDocument } from './renderDocument';
import { renderTokens } from './renderTokens';
import type { BuiltFrame } from './types';

export interface FrameAddress {
  /** Address of the frame's folder, with a slash at its end. */
  publicPath: string;
  /** Origin that the portal is published at. */
  siteOrigin: string;
}

/** The frame's document around a build's scripts. */
export function createDocument(
  { scripts }: BuiltFrame,
  { publicPath, siteOrigin }: FrameAddress,
): string {
  return renderDocument({
    scripts: scripts.map((name) => `${publicPath}${name}`),
    css: renderTokens(),
    siteOrigin,
  });
}

/** Writes the frame's document and a build's scripts into a folder. */
export async function writeFrame(
  frame: BuiltFrame,
  address: FrameAddress,
  targetDir: string,
): Promise<void> {
  await fs.cp(frame.dir, targetDir, {
    recursive: true,
    filter: (source) => !source.endsWith('.json'),
  });
  await fs.writeFile(
    path.join(targetDir, 'index.html'),
    createDocument(frame, address),
  );
}
