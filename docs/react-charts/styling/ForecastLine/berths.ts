/** Nights, counted from the departure of the first train of the month. */
export const nights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Berths sold of 120; the last four nights are booked so far. */
export const sold = [71, 64, 83, 96, 112, 118, null, null, null, null];

/** The timetable office's forecast for the coming nights. */
export const expected = [null, null, null, null, null, 118, 104, 78, 82, 91];
