/** A play in the season of a theater with three stages. */
export interface TheaterRun {
  id: number;
  play: string;
  stage: 'Main house' | 'Studio' | 'Attic';
  genre: 'Comedy' | 'Drama' | 'Musical';
  premiere: Date;
  nights: number;
  sold: number;
  price: number;
  touring: boolean;
}

export const theaterSeason: TheaterRun[] = [
  {
    id: 1,
    play: 'River of Keys',
    stage: 'Main house',
    genre: 'Musical',
    premiere: new Date(2026, 8, 12),
    nights: 34,
    sold: 12840,
    price: 46,
    touring: true,
  },
  {
    id: 2,
    play: 'The Borrowed Moon',
    stage: 'Main house',
    genre: 'Drama',
    premiere: new Date(2026, 10, 7),
    nights: 22,
    sold: 7310,
    price: 38,
    touring: false,
  },
  {
    id: 3,
    play: 'Six Spoons',
    stage: 'Studio',
    genre: 'Comedy',
    premiere: new Date(2026, 8, 26),
    nights: 40,
    sold: 3620,
    price: 24,
    touring: true,
  },
  {
    id: 4,
    play: 'Letters to the Tram',
    stage: 'Studio',
    genre: 'Drama',
    premiere: new Date(2027, 0, 16),
    nights: 18,
    sold: 1490,
    price: 24,
    touring: false,
  },
  {
    id: 5,
    play: 'A Choir of Two',
    stage: 'Attic',
    genre: 'Musical',
    premiere: new Date(2026, 9, 3),
    nights: 12,
    sold: 540,
    price: 15,
    touring: false,
  },
  {
    id: 6,
    play: 'Dust, a Love Story',
    stage: 'Attic',
    genre: 'Comedy',
    premiere: new Date(2027, 1, 13),
    nights: 15,
    sold: 610,
    price: 15,
    touring: true,
  },
];

export const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
