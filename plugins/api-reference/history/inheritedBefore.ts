const FIELD = ['error'];

/**
 * Reviewed: props that a component declares itself, and that it took from a component of
 * Material UI in versions that were read when nobody looked for those. Since when they are
 * there is unknown. The names that elements hand down need no entry.
 */
export const INHERITED_BEFORE: Readonly<Record<string, readonly string[]>> = {
  ChartsTooltip: ['component', 'open', 'sx'],
  DateField: FIELD,
  DateTimeField: FIELD,
  GridActionsCellItem: [
    'disabled',
    'edge',
    'selected',
    'size',
    'touchRippleRef',
    'value',
  ],
  SingleInputDateRangeField: FIELD,
  SingleInputDateTimeRangeField: FIELD,
  SingleInputTimeRangeField: FIELD,
  TimeField: FIELD,
};
