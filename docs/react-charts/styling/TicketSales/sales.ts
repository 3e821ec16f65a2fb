/** Performances of one week, in the order of the seats sold. */
export const evenings = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Seats sold in the stalls, of 420. */
export const stalls = [268, 301, 322, 398, 420, 287];

/** Seats sold in the balcony, of 180. */
export const balcony = [64, 92, 88, 151, 180, 73];
