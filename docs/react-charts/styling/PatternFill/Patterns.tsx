interface PatternsProps {
  /** Prefix of each pattern's id, so that two charts don't share patterns. */
  prefix: string;
  /** Class of the drawn strokes and dots. */
  ink: string | undefined;
}

/** Three fills that differ without color: solid, stripes, dots. */
export function Patterns({ prefix, ink }: PatternsProps) {
  return (
    <defs>
      <pattern
        id={`${prefix}-full`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
      >
        <rect width={8} height={8} className={ink} />
      </pattern>
      <pattern
        id={`${prefix}-season`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={3} height={8} className={ink} />
      </pattern>
      <pattern
        id={`${prefix}-student`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
      >
        <circle cx={4} cy={4} r={1.6} className={ink} />
      </pattern>
    </defs>
  );
}
