/** Guests that arrive at a hostel in the next seven days. */
export const days = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const arrivals = [38, 21, 9, 12, 14, 19, 42];
export const total = 155;
