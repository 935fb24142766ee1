/** Entries of the Bitácora that make a coupon available: of a manual sale and of an electronic one (spec 1 §9). */
export const entradasDeCupon = { manual: 19, electronica: 22 } as const
