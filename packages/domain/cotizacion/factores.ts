import type { FechaISO } from '../base/fechas/fecha.ts'
import { edad } from '../base/persona/edad.ts'

export type Rol = 'cotizante' | 'carga'

export interface Tramo {
  /** Years completed, from (included) and to (excluded; null: no end). */
  readonly desde: number
  readonly hasta: number | null
  readonly cotizante: number
  readonly carga: number
}
export interface TablaDeFactores {
  readonly vigenteDesde: FechaISO
  readonly fuente: string
  readonly tramos: readonly Tramo[]
}

/** The single factor table, by the day from which it holds. Newest first. */
const tablas: readonly TablaDeFactores[] = [
  {
    vigenteDesde: '2020-04-01',
    fuente: 'Tabla Única de Factores, Circular IF/N° 343 de 2019',
    tramos: [
      { desde: 0, hasta: 20, cotizante: 0.6, carga: 0.6 },
      { desde: 20, hasta: 25, cotizante: 0.9, carga: 0.7 },
      { desde: 25, hasta: 35, cotizante: 1, carga: 0.7 },
      { desde: 35, hasta: 45, cotizante: 1.3, carga: 0.9 },
      { desde: 45, hasta: 55, cotizante: 1.4, carga: 1 },
      { desde: 55, hasta: 65, cotizante: 2, carga: 1.4 },
      { desde: 65, hasta: null, cotizante: 2.4, carga: 2.2 },
    ],
  },
]

/** The factor table in force on a day; throws before the first one. */
export function tablaDeFactores(fecha: FechaISO): TablaDeFactores {
  const found = tablas.find((t) => t.vigenteDesde <= fecha)
  if (!found) throw new RangeError(`sin tabla de factores para ${fecha}`)
  return found
}

export interface Factor {
  readonly factor: number
  /** Years completed on the day. */
  readonly edad: number
  readonly tramo: Pick<Tramo, 'desde' | 'hasta'>
  /** Children under two carry no factor (Circular IF/N° 459). */
  readonly exento: boolean
}

const EDAD_SIN_FACTOR = 2

/** The factor of one person on the day of the quote. */
export function factorDe(persona: { rol: Rol; nacimiento: FechaISO }, fecha: FechaISO): Factor {
  const years = edad(persona.nacimiento, fecha)
  const { tramos } = tablaDeFactores(fecha)
  const tramo = tramos.find((t) => years >= t.desde && (t.hasta === null || years < t.hasta))
  if (!tramo) throw new RangeError(`nacimiento posterior al ${fecha}`)
  const exento = persona.rol === 'carga' && years < EDAD_SIN_FACTOR
  const factor = exento ? 0 : tramo[persona.rol]
  return { factor, edad: years, tramo: { desde: tramo.desde, hasta: tramo.hasta }, exento }
}
