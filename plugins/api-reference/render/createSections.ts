import type { MemberSection } from '../pageData';
import type { ApiPage } from '../types';
import type { RenderContext } from './context';
import { createSection } from './createSection';
import { toClassRow, toParamRow, toPropRow, toSlotRow } from './toRows';

function createAll(page: ApiPage, context: RenderContext): MemberSection[] {
  const { t } = context;
  const [name, description] = [t('api.name'), t('api.description')];
  const typed = [name, t('api.typeAndDefault'), description];
  switch (page.kind) {
    case 'component':
      return [
        createSection(
          { kind: 'props' },
          typed,
          page.props.map((prop) => toPropRow(prop, context)),
          context,
        ),
        createSection(
          { kind: 'slots' },
          [name, t('api.defaultAndClass'), description],
          page.slots.map((slot) => toSlotRow(slot, context)),
          context,
        ),
        createSection(
          { kind: 'classes' },
          [t('api.key'), t('api.className'), description],
          page.classes.map(toClassRow),
          context,
        ),
      ];
    case 'hook':
      return [
        createSection(
          { kind: 'params' },
          [name, t('api.type'), description],
          page.signature.params.map((param) => toParamRow(param, context)),
          context,
        ),
      ];
    case 'interface': {
      // Of an object that readers are given, every member is there: no mark tells them apart.
      const isGiven = page.members.every(({ required }) => required);
      return [
        createSection(
          { kind: 'props', label: 'members' },
          typed,
          page.members.map((member) =>
            toPropRow(isGiven ? { ...member, required: false } : member, context),
          ),
          context,
        ),
      ];
    }
  }
}

/** The sections of a page's members; a kind of which there is none has no section. */
export function createSections(
  page: ApiPage,
  context: RenderContext,
): MemberSection[] {
  return createAll(page, context).filter(({ names }) => names.length > 0);
}
