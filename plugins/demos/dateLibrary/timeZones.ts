import ts from 'typescript';

/** Modules of the plugins that give Day.js time zones; the other libraries have their own. */
const PLUGIN_MODULE = /^dayjs\/plugin\/(utc|timezone)$/;

/** A plugin that a source imports: `utc` or `timezone`, and its name in the source. */
interface ZonePlugin {
  plugin: string;
  name: string;
}

/** Whether a module is one of Day.js' plugins for time zones. */
export function isZoneModule(specifier: string): boolean {
  return PLUGIN_MODULE.test(specifier);
}

/** The plugins for time zones that a source imports. */
export function findZonePlugins(file: ts.SourceFile): ZonePlugin[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
    const plugin = PLUGIN_MODULE.exec(specifier)?.[1];
    const name = node.importClause?.name?.text;
    return plugin === undefined || name === undefined ? [] : [{ plugin, name }];
  });
}

/** Whether a node is the statement `dayjs.extend(utc);` of such a plugin. */
export function isZoneSetup(node: ts.Node, plugins: ZonePlugin[]): boolean {
  return (
    ts.isExpressionStatement(node) &&
    plugins.some(({ name }) => node.expression.getText() === `dayjs.extend(${name})`)
  );
}

/** Whether a callee is `dayjs.tz` or `dayjs.utc`, which make a date in a zone. */
export function isZonedDate(
  callee: ts.Expression,
): callee is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(callee) &&
    /^dayjs\.(?:tz|utc)$/.test(callee.getText())
  );
}
