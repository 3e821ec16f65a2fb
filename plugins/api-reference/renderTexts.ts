import { micromark } from 'micromark';
import type { ApiComponent } from './types';

type Texts = Pick<ApiComponent, 'description'> & { deprecated?: string | true };

/** Resolves `[[Name]]` to a link where the name has a page, to code where it has none. */
function linkNames(text: string, permalinks: Record<string, string>): string {
  return text.replace(/\[\[(\w+)\]\]/g, (_, name: string) => {
    const permalink = permalinks[name];
    return permalink === undefined ? `\`${name}\`` : `[\`${name}\`](${permalink})`;
  });
}

/**
 * Turns the Markdown of a component's texts into HTML, at build time, so that no page
 * ships a Markdown renderer. HTML inside the texts is escaped.
 *
 * @param permalinks addresses of the names that have a page, language prefix included
 */
export function renderTexts(
  component: ApiComponent,
  permalinks: Record<string, string>,
): ApiComponent {
  const toHtml = (text: string) => micromark(linkNames(text, permalinks)).trim();
  const render = <Entry extends Texts>(entry: Entry): Entry => ({
    ...entry,
    description: toHtml(entry.description),
    ...(typeof entry.deprecated === 'string' && {
      deprecated: toHtml(entry.deprecated),
    }),
  });
  return {
    ...render(component),
    slots: component.slots.map(render),
    classes: component.classes.map(render),
    props: component.props.map((prop) => ({
      ...render(prop),
      // Most defaults are code; some are a sentence with code in it.
      ...(prop.default !== undefined && {
        default: toHtml(
          prop.default.includes('`') ? prop.default : `\`${prop.default}\``,
        ),
      }),
      ...(prop.signature && {
        signature: {
          params: prop.signature.params.map(render),
          ...(prop.signature.returns && { returns: render(prop.signature.returns) }),
        },
      }),
    })),
  };
}
