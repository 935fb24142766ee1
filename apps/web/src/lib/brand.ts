/** Name of the product, and the build version in the header (spec 1 §9). */
export const brand = {
  name: 'Alerce',
  product: { dashboard: 'Panel del Asesor', consola: 'Consola' },
  version: '2.3.33',
} as const
