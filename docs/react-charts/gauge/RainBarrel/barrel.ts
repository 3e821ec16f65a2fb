/** A rain barrel: liters in it, and what it holds. */
export const barrel = { liters: 214, capacity: 300 };

export const valueText = `${barrel.liters} of ${barrel.capacity} liters`;
