import Ajv from 'ajv';
import schema from './structuredData.schema.json';

/** A JSON-LD block of a kind that the portal writes. */
export interface StructuredBlock {
  '@type': 'WebSite' | 'TechArticle' | 'BreadcrumbList';
  [field: string]: unknown;
}

const ajv = new Ajv({ allErrors: true, schemas: [{ ...schema, $id: 'portal' }] });

/**
 * Reads a page's JSON-LD and holds it against the shapes in `structuredData.schema.json`.
 *
 * @param texts of the page's blocks
 * @returns the blocks that hold, and what is wrong with the others
 */
export function readStructuredData(texts: readonly string[]): {
  blocks: StructuredBlock[];
  faults: string[];
} {
  const blocks: StructuredBlock[] = [];
  const faults: string[] = [];
  for (const text of texts) {
    let block: StructuredBlock;
    try {
      block = JSON.parse(text) as StructuredBlock;
    } catch (error) {
      faults.push(`structured data is no JSON: ${(error as Error).message}`);
      continue;
    }
    const type = block['@type'];
    if (!Object.hasOwn(schema.definitions, type) || !/^[A-Z]/.test(type)) {
      faults.push(
        `structured data is of the type ${type}, which structuredData.schema.json doesn't describe`,
      );
      continue;
    }
    if (ajv.validate({ $ref: `portal#/definitions/${type}` }, block)) {
      blocks.push(block);
    } else {
      faults.push(
        `structured data: ${ajv.errorsText(ajv.errors, { dataVar: type })}`,
      );
    }
  }
  return { blocks, faults };
}
