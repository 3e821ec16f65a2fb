/** A third-party ad, as the feed has it after validation. */
export interface AdRecord {
  /** Who advertises. May be empty. */
  company: string;
  /** Plain text: what looks like markup is shown as it stands. */
  description: string;
  /** Address of the picture; absent for an ad of text alone. */
  image?: string;
  /** Where the ad leads; it counts the click. */
  statlink: string;
  /** Address that counts the display. */
  statimp?: string;
  /** Further such addresses, separated by `||`, each with a `[timestamp]` placeholder. */
  pixel?: string;
  /** What the placeholder stands for; absent, it is the time of the display. */
  timestamp?: string;
}

type Fields = Record<string, unknown>;

/** Longest text and longest address of an ad, in characters: a longer one is no ad. */
const MAX_TEXT = 500;
const MAX_ADDRESS = 2048;

/**
 * The address as a browser would open it, if it is a full one of http or https; `//host`
 * takes https. Undefined for anything else, `javascript:` included.
 */
export function toWebAddress(value: unknown): string | undefined {
  if (
    typeof value !== 'string' ||
    value.length > MAX_ADDRESS ||
    !/^(?:https?:)?\/\/[^/\\]/i.test(value)
  ) {
    return undefined;
  }
  try {
    const { href, protocol } = new URL(value, 'https://localhost');
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT;
}

/** Whether a field that an ad may lack is as it should be where it is there. */
function mayBe(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return isAbsent(value) || isValid(value);
}

function isWebAddress(value: unknown): boolean {
  return toWebAddress(value) !== undefined;
}

function isTimestamp(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : isText(value);
}

function isAd(fields: Fields): boolean {
  const { company, description, image, statlink, statimp, pixel, timestamp } =
    fields;
  return (
    isWebAddress(statlink) &&
    isText(description) &&
    description.trim() !== '' &&
    mayBe(company, isText) &&
    mayBe(image, isWebAddress) &&
    mayBe(statimp, isWebAddress) &&
    mayBe(pixel, (value) => typeof value === 'string') &&
    mayBe(timestamp, isTimestamp)
  );
}

/** Takes over the known fields of an ad that {@link isAd} has let pass. */
function toAd(fields: Fields): AdRecord {
  const { company, description, image, statlink, statimp, pixel, timestamp } =
    fields;
  return {
    company: isAbsent(company) ? '' : (company as string).trim(),
    description: (description as string).trim(),
    statlink: toWebAddress(statlink)!,
    ...(!isAbsent(image) && { image: toWebAddress(image) }),
    ...(!isAbsent(statimp) && { statimp: toWebAddress(statimp) }),
    ...(!isAbsent(pixel) && { pixel: pixel as string }),
    ...(!isAbsent(timestamp) && { timestamp: String(timestamp) }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/**
 * The ad to show of a feed, a list of ads or `{ "ads": [...] }`: the first one that matches
 * {@link AdRecord}. What does not match is dropped; nothing here throws.
 *
 * @param data what the feed's JSON says, whatever that is
 */
export function parseFeed(data: unknown): AdRecord | undefined {
  const ads: unknown = isFields(data) && !Array.isArray(data) ? data.ads : data;
  const fields = Array.isArray(ads)
    ? ads.find((ad: unknown): ad is Fields => isFields(ad) && isAd(ad))
    : undefined;
  return fields && toAd(fields);
}
