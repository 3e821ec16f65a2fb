export const rows = [
  { id: 1, species: 'Field poppy', viability: 92, stock: 1240 },
  { id: 2, species: 'Viper’s bugloss', viability: 78, stock: 860 },
  { id: 3, species: 'Common toadflax', viability: 64, stock: 310 },
];
