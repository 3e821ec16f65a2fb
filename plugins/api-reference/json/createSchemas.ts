import modelSchema from '../model.schema.json';
import historySchema from './schemas/history.schema.json';
import indexSchema from './schemas/index.schema.json';
import pageSchema from './schemas/page.schema.json';
import productSchema from './schemas/product.schema.json';

const SCHEMAS = {
  history: historySchema,
  index: indexSchema,
  model: modelSchema,
  page: pageSchema,
  product: productSchema,
};

/**
 * Creates the published schemas, each with its address for an identifier: they refer to
 * each other by file name.
 *
 * @param toUrl makes an address of a schema's name
 * @returns the schemas, by route without the site's base URL
 */
export function createSchemas(
  toUrl: (name: string) => string,
): [route: string, object][] {
  return Object.entries(SCHEMAS).map(([name, schema]) => [
    `/x/api/schema/${name}.schema.json`,
    { ...schema, $id: toUrl(name) },
  ]);
}
