/** What stands on a page's social card. */
export interface Card {
  /** The page's address without origin: errors name it. */
  route: string;
  language: string;
  title: string;
  description: string;
  /** The documented library; absent on pages of all of them. */
  product?: string;
  /** The plan that the page's feature needs, as its badge says. */
  plan?: 'pro' | 'premium';
}
