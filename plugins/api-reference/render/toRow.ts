import { toMemberAnchor } from '../common/memberAnchor';
import type { Member } from '../members';
import type { ApiParam, ApiSignature } from '../types';
import type { RenderContext } from './createPageContext';
import { linkTypes } from './linkTypes';
import { markup, renderInPlace, type Html } from './markup';
import { renderExamples } from './renderExamples';
import { renderDefault, renderMarkdown } from './renderMarkdown';
import { renderName } from './renderName';
import type { Row } from './renderRow';

/** Whose cell something stands in. */
type Owner = Pick<Member, 'untranslated'>;

function renderFact(label: string, value: Html): Html {
  return markup`${label} ${value}`;
}

/**
 * What a cell begins with, then facts, a line each. The first one has no element, of which a
 * grid's page would have hundreds: the style gives the element before it a line of its own,
 * and a dot parts it from a text.
 */
function renderLines(head: Html | false, facts: readonly (Html | false)[]): Html {
  const [first, ...others] = facts.filter((fact) => fact !== false);
  // No paragraph: some defaults are a list.
  const lines = others.map((fact) => markup`<div>${fact}</div>`);
  if (first === undefined || head === false) {
    return markup`${head}${first && markup`<div>${first}</div>`}${lines}`;
  }
  const separator = head.text.startsWith('<') ? ' ' : ' · ';
  return markup`${head}${separator}${first}${lines}`;
}

function renderType(type: string | undefined, context: RenderContext): Html | false {
  return type !== undefined && markup`<code>${linkTypes(type, context)}</code>`;
}

/**
 * The component that fills a slot, which leads to its page and opens no type. The style
 * makes code of it, as of all in the cell: an element for each slot would be too many on a
 * grid's page.
 */
function renderDefaultComponent(
  name: string | undefined,
  { findPage }: RenderContext,
): Html | false {
  const links = { findPage, findType: findPage, findKey: () => undefined };
  return name !== undefined && markup`${linkTypes(name, links)}`;
}

function renderSlotProps(
  { props }: Pick<Member, 'props'>,
  context: RenderContext,
): Html | false {
  return (
    props !== undefined &&
    renderFact(context.t('api.props'), linkTypes(props, context))
  );
}

/** A description of a part of a member, in the member's cell. */
function renderPartDescription(
  { description, untranslated }: Pick<ApiParam, 'description' | 'untranslated'>,
  member: Owner,
  context: RenderContext,
): Html | false {
  const text = renderMarkdown(description, context);
  return (
    description !== '' &&
    renderInPlace(text, { place: member.untranslated, own: untranslated }, context)
  );
}

function renderParam(param: ApiParam, member: Owner, context: RenderContext): Html {
  const { name, type, isOptional } = param;
  const declared = type !== '' && markup`: ${linkTypes(type, context)}`;
  const text = renderPartDescription(param, member, context);
  return markup`<li><code>${name}${isOptional && '?'}${declared}</code> ${text}</li>`;
}

function renderReturned(
  returns: Omit<ApiParam, 'name'>,
  member: Owner,
  context: RenderContext,
): Html {
  const { type } = returns;
  const label = renderInPlace(
    markup`${context.t('api.returns')}`,
    { place: member.untranslated },
    context,
  );
  const declared = type !== '' && markup`${renderType(type, context)} `;
  const text = renderPartDescription(returns, member, context);
  return markup`<li>${label} ${declared}${text}</li>`;
}

/** What a function is called with and what it returns, as a list. */
function renderSignature(
  { params, returns }: ApiSignature,
  member: Owner,
  context: RenderContext,
): Html {
  const items = [
    ...params.map((param) => renderParam(param, member, context)),
    returns && renderReturned(returns, member, context),
  ];
  return markup`<ul>${items}</ul>`;
}

/** The default of a prop; code has no language, a sentence has that of its prop. */
function renderPropDefault(
  { default: value, untranslated }: Member,
  context: RenderContext,
): Html | false {
  if (value === undefined) {
    return false;
  }
  const text = renderDefault(value, context);
  return renderFact(
    context.t('api.default'),
    value.includes('`') ? renderInPlace(text, { own: untranslated }, context) : text,
  );
}

/** `type: 'actions'`, which another member must be for this one to be there. */
function renderCondition(
  { condition }: Member,
  context: RenderContext,
): Html | false {
  if (condition === undefined) {
    return false;
  }
  const { member, values, orAbsent, isRequired } = condition;
  const label = context.t(isRequired ? 'api.requiredWith' : 'api.onlyWith');
  return renderFact(
    label,
    markup`<code>${member}${orAbsent && '?'}: ${values.join(' | ')}</code>`,
  );
}

/** A selector's type, as of the function that it is. */
function toFunctionType({ args = [], returns }: Member): string {
  const params = args.map(
    ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`,
  );
  return `(${['apiRef', ...params].join(', ')}) => ${returns}`;
}

/** Whether a prop's cell has its type and nothing else: then the cell is the code. */
function isTypeAlone(
  member: Member,
): member is Member & { type: NonNullable<Member['type']> } {
  const { section, type, default: fallback, condition } = member;
  return (
    section === 'props' &&
    type !== undefined &&
    fallback === undefined &&
    condition === undefined
  );
}

/** What is known of a member in a word, by the section that it stands in. */
function renderFacts(member: Member, context: RenderContext): Html {
  const { t } = context;
  const toFact = (label: string, type: string | undefined) =>
    type !== undefined && renderFact(label, markup`${renderType(type, context)}`);
  switch (member.section) {
    case 'props':
      return isTypeAlone(member)
        ? markup`${linkTypes(member.type, context)}`
        : renderLines(renderType(member.type, context), [
            renderPropDefault(member, context),
            renderCondition(member, context),
          ]);
    case 'slots':
      return renderLines(renderDefaultComponent(member.default, context), [
        renderSlotProps(member, context),
        member.class !== undefined &&
          renderFact(t('api.class'), renderName(`.${member.class}`)),
      ]);
    case 'classes':
      // The style makes code of the cell: an element in each of them would be the largest
      // part of a grid's page.
      return renderName(`.${member.type}`);
    case 'params':
      return markup`${renderType(member.type, context)}`;
    case 'events':
      return renderLines(false, [
        toFact(t('api.params'), member.params),
        toFact(t('api.event'), member.event),
      ]);
    case 'selectors':
      return markup`${renderType(toFunctionType(member), context)}`;
  }
}

/** Leads to code that sets a prop; with script it opens below the row. */
function renderSnippetLink(
  { section, name }: Member,
  { t, findSnippet }: RenderContext,
): Html | undefined {
  const href = section === 'props' ? findSnippet(name) : undefined;
  const label = t('api.snippetOf', { name });
  return href === undefined
    ? undefined
    : markup` <a data-snippet href="${href}" aria-label="${label}">${t('api.snippet')}</a>`;
}

/** What follows a member's description: the function that it is, part by part, and code. */
function renderDetails(member: Member, context: RenderContext): Html | undefined {
  const { signature, args = [] } = member;
  const isDescribed = args.some(({ description }) => description !== '');
  const shown = signature ?? (isDescribed ? { params: args } : undefined);
  const parts = [
    shown && renderSignature(shown, member, context),
    ...renderExamples(member.examples, context),
    renderSnippetLink(member, context),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : markup`${parts}`;
}

/** A member as the row of a table, with its anchor. */
export function toRow(member: Member, context: RenderContext): Row {
  const { section, name, plan, required, description } = member;
  const { condition, deprecated, untranslated } = member;
  const id = toMemberAnchor(section, name);
  return {
    ...context.history.getMarks(section, name),
    id,
    name,
    href: `#${id}`,
    plan,
    isRequired: required,
    condition,
    facts: renderFacts(member, context),
    isCode: isTypeAlone(member),
    description,
    deprecated,
    untranslated,
    details: renderDetails(member, context),
  };
}
