import * as React from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  AnimatedArea,
  AnimatedLine,
  LineHighlightElement,
  type AnimatedAreaProps,
  type AnimatedLineProps,
  type LineHighlightElementProps,
} from '@mui/x-charts/LineChart';

/** A line on a wider one, so that crossing lines stay distinct, like roads on a map. */
export function CasedLine(props: AnimatedLineProps) {
  const { className, ownerState } = props;
  return (
    <React.Fragment>
      <AnimatedLine
        {...props}
        // Each AnimatedLine creates its own clip path from this id.
        ownerState={{ ...ownerState, id: `${ownerState.id}-casing` }}
        className={`${className} trail-casing`}
      />
      <AnimatedLine {...props} className={`${className} trail-line`} />
    </React.Fragment>
  );
}

/** An area of slanted lines in the color of its series. */
export function HatchedArea(props: AnimatedAreaProps) {
  const patternId = React.useId();
  return (
    <React.Fragment>
      <pattern
        id={patternId}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2={8} stroke={props.ownerState.color} className="trail-hatch" />
      </pattern>
      <AnimatedArea {...props} fill={`url(#${patternId})`} filter="none" />
    </React.Fragment>
  );
}

/** The dot under the pointer, with a guide to the y-axis. */
export function GuidedHighlight(props: LineHighlightElementProps) {
  const { left } = useDrawingArea();
  return (
    <React.Fragment>
      <line
        x1={left}
        x2={props.x}
        y1={props.y}
        y2={props.y}
        stroke={props.color}
        pointerEvents="none"
        className="trail-guide"
      />
      <LineHighlightElement {...props} className="trail-dot" />
    </React.Fragment>
  );
}

export const slots = {
  line: CasedLine,
  area: HatchedArea,
  lineHighlight: GuidedHighlight,
};
