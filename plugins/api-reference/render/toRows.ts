import { toMemberAnchor } from '../common/memberAnchor';
import type { ApiSectionKind } from '../../settings';
import type {
  ApiClass,
  ApiEvent,
  ApiParam,
  ApiProp,
  ApiSelector,
  ApiSignature,
  ApiSlot,
} from '../types';
import type { RenderContext } from './context';
import { markup, type Html } from './markup';
import { renderEnglish, renderInPlace, renderLabel } from './languages';
import { linkTypes } from './linkTypes';
import { renderDefault, renderMarkdown } from './renderMarkdown';
import type { Row } from './renderRow';

/** Whose cell something stands in. */
type Member = Pick<Row, 'untranslated'>;

function toAnchors(kind: ApiSectionKind, name: string): Pick<Row, 'id' | 'href'> {
  const id = toMemberAnchor(kind, name);
  return { id, href: `#${id}` };
}

function renderFact(label: string, value: Html): Html {
  // No paragraph: some defaults are a list.
  return markup`<div>${label} ${value}</div>`;
}

function renderType(type: string, context: RenderContext): Html {
  return markup`<code>${linkTypes(type, context)}</code>`;
}

/** A description of a part of a member, in the member's cell. */
function renderPartDescription(
  { description, untranslated }: Pick<ApiParam, 'description' | 'untranslated'>,
  member: Member,
  context: RenderContext,
): Html | false {
  const text = renderMarkdown(description, context);
  return (
    description !== '' &&
    renderInPlace(text, member.untranslated, untranslated, context)
  );
}

function renderParam(param: ApiParam, member: Member, context: RenderContext): Html {
  const { name, type, isOptional } = param;
  const declared = type !== '' && markup`: ${linkTypes(type, context)}`;
  const text = renderPartDescription(param, member, context);
  return markup`<li><code>${name}${isOptional && '?'}${declared}</code> ${text}</li>`;
}

function renderReturned(
  returns: Omit<ApiParam, 'name'>,
  member: Member,
  context: RenderContext,
): Html {
  const { type } = returns;
  const label = renderLabel(context.t('api.returns'), member.untranslated, context);
  const declared = type !== '' && markup`${renderType(type, context)} `;
  const text = renderPartDescription(returns, member, context);
  return markup`<li>${label} ${declared}${text}</li>`;
}

/** What a function is called with and what it returns, as a list. */
function renderSignature(
  { params, returns }: ApiSignature,
  member: Member,
  context: RenderContext,
): Html {
  const items = [
    ...params.map((param) => renderParam(param, member, context)),
    returns && renderReturned(returns, member, context),
  ];
  return markup`<ul>${items}</ul>`;
}

/** A prop, or a member of an interface. */
export function toPropRow(prop: ApiProp, context: RenderContext): Row {
  const value =
    prop.default !== undefined &&
    renderFact(
      context.t('api.default'),
      // Code has no language.
      prop.default.includes('`')
        ? renderEnglish(renderDefault(prop.default, context), prop.untranslated)
        : renderDefault(prop.default, context),
    );
  return {
    ...prop,
    ...toAnchors('props', prop.name),
    isRequired: prop.required,
    facts: markup`${renderType(prop.type, context)}${value}`,
    ...(prop.signature && {
      details: renderSignature(prop.signature, prop, context),
    }),
  };
}

/** A slot with the component that fills it and the class of its element. */
export function toSlotRow(slot: ApiSlot, context: RenderContext): Row {
  const component = slot.default !== undefined && renderType(slot.default, context);
  const className =
    slot.class !== undefined &&
    renderFact(context.t('api.class'), markup`<code>.${slot.class}</code>`);
  return {
    ...slot,
    ...toAnchors('slots', slot.name),
    facts: markup`${component}${className}`,
  };
}

/**
 * A CSS class by its key, with the name that it has at run time. The style makes code of
 * the cell: an element in each of them would be the largest part of a grid's page.
 */
export function toClassRow(entry: ApiClass): Row {
  return {
    ...entry,
    ...toAnchors('classes', entry.key),
    name: entry.key,
    facts: markup`.${entry.className}`,
  };
}

/** A parameter of a hook. */
export function toParamRow(param: ApiParam, context: RenderContext): Row {
  return {
    ...param,
    ...toAnchors('params', param.name),
    isRequired: !param.isOptional,
    facts: renderType(param.type, context),
  };
}

/** An event with the types of what its listener gets. */
export function toEventRow(entry: ApiEvent, context: RenderContext): Row {
  const toFact = (label: string, type: string | undefined) =>
    type !== undefined && renderFact(label, renderType(type, context));
  const params = toFact(context.t('api.params'), entry.params);
  const event = toFact(context.t('api.event'), entry.event);
  return {
    ...entry,
    ...toAnchors('events', entry.name),
    facts: markup`${params}${event}`,
  };
}

/** A selector, as the function that it is. */
export function toSelectorRow(selector: ApiSelector, context: RenderContext): Row {
  const { args: params, returns } = selector;
  const args = params.map(
    ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`,
  );
  const isDescribed = params.some(({ description }) => description !== '');
  return {
    ...selector,
    ...toAnchors('selectors', selector.name),
    facts: renderType(`(${['apiRef', ...args].join(', ')}) => ${returns}`, context),
    ...(isDescribed && { details: renderSignature({ params }, selector, context) }),
  };
}
