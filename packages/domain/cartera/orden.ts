/** Orders of the portfolio, with their names on screen. Ours: the specification knows the first. */
export const ordenesDeCartera = {
  recientes: 'Más recientes',
  antiguos: 'Más antiguos',
  nombre: 'Nombre A–Z',
} as const

export type OrdenDeCartera = keyof typeof ordenesDeCartera

export const claveDeOrden = Object.keys(ordenesDeCartera) as readonly OrdenDeCartera[]
