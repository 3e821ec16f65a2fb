import { toTypeAnchor } from '../common/typeAddress';
import type { ApiType, ApiTypeMember } from '../types';
import type { RenderContext } from './createPageContext';
import { linkTypes } from './linkTypes';
import { markup, renderInPlace, type Html } from './markup';
import { renderDefault, renderMarkdown } from './renderMarkdown';
import { renderName } from './renderName';
import { renderPlan } from './renderRow';

type Described = Pick<ApiType, 'description' | 'deprecated' | 'untranslated'>;

/** Why it is deprecated, and what it is. */
function renderDescription(described: Described, context: RenderContext): Html {
  const { description, deprecated, untranslated } = described;
  const label = renderInPlace(
    markup`${context.t('api.deprecated')}`,
    { place: untranslated },
    context,
  );
  const reason =
    typeof deprecated === 'string' && renderMarkdown(deprecated, context);
  return markup`${deprecated !== undefined && markup`<p data-reason><strong>${label}</strong> ${reason}</p>`}${
    description !== '' && renderMarkdown(description, context)
  }`;
}

function renderMember(member: ApiTypeMember, context: RenderContext): Html {
  const { name, type, required, plan, deprecated, untranslated } = member;
  const code = markup`<code><b>${renderName(name)}</b>${!required && '?'}: ${linkTypes(type, context)}</code>`;
  const isDescribed =
    member.description !== '' || deprecated !== undefined || member.default;
  const value =
    member.default !== undefined &&
    markup`<p>${renderInPlace(markup`${context.t('api.default')}`, { place: untranslated }, context)} ${renderDefault(member.default, context)}</p>`;
  return markup`<div${deprecated !== undefined && markup` data-deprecated`}><dt>${code}${renderPlan(plan, context)}</dt>${
    isDescribed &&
    markup`<dd${untranslated && markup` lang="en"`}>${renderDescription(member, context)}${value}</dd>`
  }</div>`;
}

/** Where a type has a page of its own, the way there. */
function renderPageLink(
  { name }: ApiType,
  { findPage, t }: RenderContext,
): Html | false {
  const page = findPage(name);
  return (
    page !== undefined &&
    markup`<p><a href="${page}">${t('api.typePage', { name })}</a></p>`
  );
}

/**
 * A type as it opens in the place of its name, and as it stands in its document: what it
 * is, then its members, or its declaration where it has none.
 *
 * @param context the type's own, in which its names mean what they do there
 */
export function renderTypeSection(
  key: string,
  type: ApiType,
  context: RenderContext,
): Html {
  const { name, plan, typeParameters, text, members, others, untranslated } = type;
  const parameters =
    typeParameters !== undefined &&
    markup`<p><code>${name}&lt;${linkTypes(typeParameters, context)}&gt;</code></p>`;
  const list =
    members.length > 0 &&
    markup`<dl>${members.map((member) => renderMember(member, context))}</dl>`;
  const rest =
    others !== undefined &&
    markup`<p>${context.t('api.otherMembers', { count: others })}</p>`;
  return markup`<section id="${toTypeAnchor(key)}"><h2>${renderName(name)}${renderPlan(plan, context)}</h2>${renderPageLink(type, context)}<div${untranslated && markup` lang="en"`}>${renderDescription(type, context)}</div>${parameters}${
    text !== undefined && markup`<pre><code>${linkTypes(text, context)}</code></pre>`
  }${list}${rest}</section>`;
}
