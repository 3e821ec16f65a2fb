import ts from 'typescript';
import { readDemoFiles, type DemoEntry } from '../../demos';
import type { FindImported } from '../indexImports';
import type { ApiComponent } from '../types';
import { readModule, type DemoModule } from './readModule';
import type { DemoElement } from './sliceElement';

/** An element of a demo that shows a documented component. */
export interface ShownElement extends DemoElement {
  /** Name of the component in the reference. */
  shows: string;
  /** Those that it sets by name. */
  attributes: ReadonlyMap<string, ts.JsxAttribute>;
  demo: DemoEntry;
}

/** The files of a demo as modules, by name. */
export function readModules(
  demo: DemoEntry,
  siteDir: string,
): Map<string, DemoModule> {
  const source = demo.sources.system ?? Object.values(demo.sources)[0]!;
  const { own, shared } = readDemoFiles(source, siteDir);
  return new Map(
    [...own, ...shared]
      .filter(({ name }) => /\.tsx?$/.test(name))
      .map(({ name, text }) => [name, readModule(name, text)]),
  );
}

function listTags(node: ts.Node): DemoElement['tag'][] {
  const tags: DemoElement['tag'][] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) {
      tags.push(child);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return tags;
}

function readAttributes({ attributes }: DemoElement['tag']) {
  return new Map(
    attributes.properties
      .filter(ts.isJsxAttribute)
      .map((attribute) => [attribute.name.getText(), attribute]),
  );
}

function isComponent(
  statement: ts.Statement,
): statement is DemoElement['component'] {
  return ts.isFunctionDeclaration(statement) && statement.body !== undefined;
}

/** The elements of a demo that show documented components. */
export function listElements(
  demo: DemoEntry,
  modules: ReadonlyMap<string, DemoModule>,
  findComponent: FindImported<ApiComponent>,
): ShownElement[] {
  return [...modules.values()].flatMap((module) =>
    module.source.statements.filter(isComponent).flatMap((component) =>
      listTags(component.body).flatMap((tag) => {
        const imported = module.imports.get(tag.tagName.getText());
        const shown =
          imported && findComponent(imported.specifier, imported.exported);
        return shown === undefined
          ? []
          : [
              {
                ...{ module, modules, component, tag, demo },
                shows: shown.name,
                attributes: readAttributes(tag),
              },
            ];
      }),
    ),
  );
}
