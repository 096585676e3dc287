/** How long the fields of the order form may be, in characters. */
export const ORDER_LIMITS = { name: 120, email: 254, phone: 40, message: 2_000 } as const;
