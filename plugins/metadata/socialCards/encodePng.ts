import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Greatest number of colors of a PNG with a palette. */
const PALETTE_SIZE = 256;

/** Picture as rows of pixels, each with red, green, blue and opacity. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return chunk;
}

/** Each pixel's place in a palette, rows led by PNG's filter byte; undefined for too many colors. */
function indexColors({ width, height, data }: Pixels, kept: number) {
  const mask = (0xff << (8 - kept)) & 0xff;
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 4) {
      const color =
        ((data[from]! & mask) << 16) |
        ((data[from + 1]! & mask) << 8) |
        (data[from + 2]! & mask);
      let place = places.get(color);
      if (place === undefined) {
        if (places.size === PALETTE_SIZE) {
          return undefined;
        }
        place = places.size;
        places.set(color, place);
      }
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  return { rows, colors: [...places.keys()], kept };
}

/** The color in full: the bits that were dropped repeat the kept ones, so that white stays white. */
function toPalette(colors: readonly number[], kept: number): Buffer {
  const widen = (value: number) => value | (value >> kept);
  return Buffer.from(
    colors.flatMap((color) => [
      widen((color >> 16) & 0xff),
      widen((color >> 8) & 0xff),
      widen(color & 0xff),
    ]),
  );
}

/**
 * A PNG with a palette: a card has few colors and the steps between them at the edges of
 * letters, so that it takes a third of what full colors take. Bits of the colors are
 * dropped until 256 suffice, from 6 down to 3 of 8.
 *
 * @param pixels without transparency
 * @throws for a picture of too many colors, such as a photograph
 */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  let indexed: ReturnType<typeof indexColors>;
  for (let kept = 6; kept >= 3 && indexed === undefined; kept -= 1) {
    indexed = indexColors(pixels, kept);
  }
  if (indexed === undefined) {
    throw new Error(
      'The picture has more than 256 colors. Draw it with flat colors: no gradient, no photograph.',
    );
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk('PLTE', toPalette(indexed.colors, indexed.kept)),
    createChunk('IDAT', await deflate(indexed.rows, { level: 9 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
