/**
 * Prints the defaults that the grids fill in at run time, by component: the values that are
 * literals. It runs as a process of its own: Jest would compile the packages' modules.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULES = {
  DataGrid: 'x-data-grid/constants/dataGridPropsDefaultValues.mjs',
  DataGridPro: 'x-data-grid-pro/DataGridPro/useDataGridProProps.mjs',
  DataGridPremium: 'x-data-grid-premium/DataGridPremium/useDataGridPremiumProps.mjs',
};

const defaults = {};
for (const [name, file] of Object.entries(MODULES)) {
  const url = pathToFileURL(path.resolve('node_modules/@mui', file)).href;
  const module = await import(url);
  const [, values] = Object.entries(module).find(([key]) =>
    key.endsWith('PROPS_DEFAULT_VALUES'),
  );
  defaults[name] = Object.fromEntries(
    Object.entries(values).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}
console.log(JSON.stringify(defaults));
