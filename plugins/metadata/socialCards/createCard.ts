import { getMeta, type PageHead } from '../../../src/node/readPageHead';
import type { BuiltPage } from '../../../src/node/types';
import type { Card } from './types';

/** What this reads of a page's article, if it has one. */
interface Article {
  '@type': string;
  headline: string;
  about: { name: string };
}

function findArticle({ structuredData }: PageHead): Article | undefined {
  return structuredData
    .map((text) => JSON.parse(text) as Article)
    .find((data) => data['@type'] === 'TechArticle');
}

/** The title without the portal's name, which the card has anyway. */
function getTitle(head: PageHead): string {
  return (head.titles[0] ?? '').replace(/ \| [^|]*$/, '');
}

function toPlan(plan: string | undefined): Card['plan'] {
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}

/** The card of a page, from what its HTML says. */
export function createCard({ route, language }: BuiltPage, head: PageHead): Card {
  const article = findArticle(head);
  return {
    route,
    language,
    title: article?.headline ?? getTitle(head),
    description: getMeta(head, 'description') ?? '',
    product: article?.about.name,
    plan: toPlan(head.plan),
  };
}
