/** Stations of a gondola lift, from the valley up: the categories of the axis. */
export const stations = ['Valley', 'Mill', 'Ridge', 'Summit'];

/** Altitude of each station in meters. */
export const altitudes: Record<string, number> = {
  Valley: 742,
  Mill: 1015,
  Ridge: 1866,
  Summit: 2214,
};

/** Passengers that get off there on a Sunday. */
export const passengers = [310, 145, 265, 890];
