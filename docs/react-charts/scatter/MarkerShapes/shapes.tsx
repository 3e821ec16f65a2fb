import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

/** Outlines with the center at 0, 0 and a radius of 1. */
export const outlines = {
  tomatoes: 'M0 -1.2 L1.1 0.8 L-1.1 0.8 Z',
  beans: 'M-0.9 -0.9 H0.9 V0.9 H-0.9 Z',
  lettuce: 'M0 -1.25 L1.25 0 L0 1.25 L-1.25 0 Z',
};

export type Crop = keyof typeof outlines;

function createLegendMark(crop: Crop) {
  return function LegendMark({ color, className }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="-1.5 -1.5 3 3" className={className} aria-hidden>
        <path d={outlines[crop]} fill={color} />
      </svg>
    );
  };
}

/** The same shapes for the legend and the tooltip. */
export const legendMarks = {
  tomatoes: createLegendMark('tomatoes'),
  beans: createLegendMark('beans'),
  lettuce: createLegendMark('lettuce'),
};
