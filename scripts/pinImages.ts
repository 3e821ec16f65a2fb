import fs from 'node:fs';
import path from 'node:path';
import { pinImages } from '../src/node/pinImages';
import { runCommand } from './lib/runCommand';

/** Names the images of the Containerfile by their digests of today. This asks Docker Hub. */

const FILE = path.join(__dirname, '../Containerfile');

void runCommand({
  usage: 'npm run pin:images',
  async run() {
    const text = await pinImages(fs.readFileSync(FILE, 'utf8'));
    fs.writeFileSync(FILE, text);
    console.log(text.match(/^FROM .+$/gm)?.join('\n'));
  },
});
