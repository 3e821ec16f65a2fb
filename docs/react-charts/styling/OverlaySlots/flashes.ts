/** Nights of a week. */
export const nights = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Ships that answered the lighthouse on each night. */
export const ships = [14, 9, 17, 11, 22, 19, 8];
