/** Days of a week, in the order of `steps`. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Steps that someone walked on each day. */
export const steps = [6200, 9100, 4800, 11300, 7600, 13900, 3100];
