export interface Batch {
  id: number;
  coffee: string;
  roast: 'Light' | 'Medium' | 'Dark';
  kilos: number;
  packed: boolean;
}

export const batches: Batch[] = [
  { id: 412, coffee: 'Yirgacheffe', roast: 'Light', kilos: 24, packed: true },
  { id: 413, coffee: 'Huila', roast: 'Medium', kilos: 36, packed: true },
  { id: 414, coffee: 'Nyeri', roast: 'Light', kilos: 18, packed: false },
  { id: 415, coffee: 'Sumatra', roast: 'Dark', kilos: 42, packed: true },
  { id: 416, coffee: 'Antigua', roast: 'Medium', kilos: 30, packed: false },
  { id: 417, coffee: 'Cerrado', roast: 'Dark', kilos: 54, packed: false },
];
