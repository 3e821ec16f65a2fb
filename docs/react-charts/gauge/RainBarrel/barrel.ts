/** A rain barrel: the liters in it, and its capacity. */
export const barrel = { liters: 214, capacity: 300 };

export const valueText = `${barrel.liters} of ${barrel.capacity} liters`;
