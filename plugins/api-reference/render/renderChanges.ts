import type { LabelKey } from '../../../src/i18n/types';
import { toRemovedAnchor } from '../common/memberAnchor';
import type { Subject } from '../common/history/createLinks';
import { PLAN_LABELS } from '../common/plans';
import { toPhrase } from '../common/toPhrase';
import {
  getReplacement,
  type Change,
  CHANGE_KINDS,
  type ChangeKind,
} from '../common/history/changes';
import type { VersionChanges } from '../history/listEntryChanges';
import type { MemberKind } from '../common/history/types';
import { toMinor } from '../common/history/version';
import type { RenderContext } from './createPageContext';
import { Html, markup } from './markup';
import { renderMarkdown } from './renderMarkdown';
import type { HistoryData } from '../pageData';

/** What a page's data has of the record: no more than there is to tell. */
export function createHistoryData(context: RenderContext): HistoryData {
  const changes = renderChanges(context);
  return {
    ...context.history.marks,
    ...(changes !== undefined && { changes: { markup: changes } }),
  };
}

/** Kinds whose changes need no word beyond the name: they stand on one line. */
const BRIEF_KINDS: readonly ChangeKind[] = ['added', 'undeprecated'];

/** Kinds of members that a page's own kind does not tell: one, and many of them. */
const KIND_LABELS: Partial<Record<MemberKind, [LabelKey, LabelKey]>> = {
  slot: ['memberKind.slot', 'api.slots'],
  class: ['memberKind.class', 'api.classes'],
};

function renderName(
  subject: Subject,
  { history }: RenderContext,
  isLinked = true,
): Html {
  const { entry, member } = subject;
  const { name } = member ?? entry;
  const href = isLinked ? history.findHref(subject) : undefined;
  // A link is styled as code: it would be one more element for each of hundreds.
  return href === undefined
    ? markup`<code>${name}</code>`
    : markup`<a href="${href}">${name}</a>`;
}

function renderKindLabel(
  kind: MemberKind | undefined,
  { t }: RenderContext,
): Html | false {
  const label = kind && KIND_LABELS[kind];
  return label !== undefined && markup` <small>${t(label[0])}</small>`;
}

function renderReplacement(change: Change, context: RenderContext): Html | false {
  const replacement = getReplacement(change);
  if (replacement === undefined) {
    return false;
  }
  const { kind, name } = replacement;
  const subject =
    kind === undefined
      ? { entry: { ...change.entry, name } }
      : { entry: change.entry, member: { kind, name } };
  return markup` ${context.t('history.replacedBy')} ${renderName(subject, context)}${kind !== change.member?.kind && renderKindLabel(kind, context)}`;
}

/** Why something is deprecated, in the words of its source, which are English. */
function renderReason(
  state: Change['before'],
  context: RenderContext,
): Html | false {
  const isForeign = context.locale !== 'en';
  return (
    typeof state?.deprecated === 'string' &&
    markup` <span${isForeign && markup` lang="en"`}>${renderMarkdown(state.deprecated, context)}</span>`
  );
}

/** What a kind of change says after the name. */
function renderDetails(change: Change, context: RenderContext): Html {
  const { t } = context;
  const { kind, before, after } = change;
  const toDefault = (state: Change['before']) =>
    state?.default === undefined
      ? markup`${t('change.noDefault')}`
      : markup`<code>${state.default.replaceAll('`', '')}</code>`;
  switch (kind) {
    case 'removed':
    case 'deprecated': {
      // Where the record knows the name, the reason adds little to it.
      const state = kind === 'removed' ? before : after;
      return markup`${renderReplacement(change, context) || renderReason(state, context)}`;
    }
    case 'renamed':
      return markup`: <code>${change.renamedFrom ?? ''}</code> → <code>${change.member?.name ?? ''}</code>`;
    case 'defaultChanged':
      return markup`: ${toDefault(before)} → ${toDefault(after)}`;
    case 'requiredChanged':
      return markup`: ${t(after?.required ? 'change.nowRequired' : 'change.nowOptional')}`;
    case 'planChanged':
      return markup`: ${t(PLAN_LABELS[before?.plan ?? 'community'])} → ${t(PLAN_LABELS[change.plan])}`;
    default:
      return markup``;
  }
}

/** Gives the anchor of what was removed to the first place that asks for it. */
function createAnchors({
  history,
}: RenderContext): (change: Change) => Html | false {
  const given = new Set<string>();
  return (change) => {
    const href = history.findHref(change) ?? '';
    if (
      change.kind !== 'removed' ||
      !href.startsWith(`#${toRemovedAnchor('')}`) ||
      given.has(href)
    ) {
      return false;
    }
    given.add(href);
    return markup` id="${href.slice(1)}"`;
  };
}

/** A list, unless there is only one item: large pages have thousands of elements. */
function renderList(items: readonly Html[]): Html {
  return items.length === 1
    ? markup`${items}`
    : markup`<ul>${items.map((item) => markup`<li>${item}</li>`)}</ul>`;
}

/**
 * Names with commas between them, a line for each kind of members. Those without a link
 * share an element: there may be a hundred.
 */
function renderNames(changes: readonly Change[], context: RenderContext): Html {
  const kinds = [...new Set(changes.map(({ member }) => member?.kind))];
  const lines = kinds.map((kind) => {
    const some = changes.filter(({ member }) => member?.kind === kind);
    const isLinked = (change: Change) =>
      context.history.findHref(change) !== undefined;
    const links = some
      .filter(isLinked)
      .map((change) => renderName(change, context).text);
    const plain = some
      .filter((change) => !isLinked(change))
      .map(({ entry, member }) => (member ?? entry).name)
      .join(', ');
    const names = [...links, ...(plain ? [markup`<code>${plain}</code>`.text] : [])];
    const label = kind && KIND_LABELS[kind];
    const many = label && markup`<small>${context.t(label[1])}</small> `;
    return markup`${many}${new Html(names.join(', '))}`;
  });
  return renderList(lines);
}

function renderKind(
  kind: ChangeKind,
  changes: readonly Change[],
  toId: (change: Change) => Html | false,
  context: RenderContext,
): Html {
  const renderChange = (change: Change, id: Html | false) =>
    markup`${renderName(change, context, !id)}${renderKindLabel(change.member?.kind, context)}${renderDetails(change, context)}`;
  const renderEach = () => {
    const items = changes.map((change) => ({ change, id: toId(change) }));
    return items.some(({ id }) => id)
      ? markup`<ul>${items.map(({ change, id }) => markup`<li${id}>${renderChange(change, id)}</li>`)}</ul>`
      : renderList(items.map(({ change, id }) => renderChange(change, id)));
  };
  const content = BRIEF_KINDS.includes(kind)
    ? renderNames(changes, context)
    : renderEach();
  return markup`<dt>${context.t(`change.${kind}`)}</dt><dd>${content}</dd>`;
}

function renderGroups(
  groups: readonly VersionChanges[],
  level: 'h3' | 'h4',
  toId: (change: Change) => Html | false,
  context: RenderContext,
): Html[] {
  return groups.map(({ changes, ...start }) => {
    const kinds = CHANGE_KINDS.flatMap((kind) => {
      const some = changes.filter((change) => change.kind === kind);
      return some.length === 0 ? [] : [renderKind(kind, some, toId, context)];
    });
    const title = toPhrase(context.t, 'version', start);
    const heading = new Html(level);
    return markup`<${heading}>${title}</${heading}><dl>${kinds}</dl>`;
  });
}

/**
 * What changed, by version: first, apart, what comes with versions after the installed
 * one. What was removed has its anchor here.
 *
 * @returns undefined where the record knows of no change
 */
export function renderChanges(context: RenderContext): string | undefined {
  const { t, history } = context;
  const { past, coming, installed } = history;
  if (past.length + coming.length === 0) {
    return undefined;
  }
  const toId = createAnchors(context);
  const version = toMinor(installed);
  const ahead =
    coming.length > 0 &&
    markup`<div data-coming><h3>${t('history.coming', { version })}</h3><p>${t('history.comingIntro', { version })}</p>${renderGroups(coming, 'h4', toId, context)}</div>`;
  return markup`${ahead}${renderGroups(past, 'h3', toId, context)}`.text;
}
