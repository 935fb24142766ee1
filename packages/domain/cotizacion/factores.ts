import { type Factor, factor } from '../base/dinero/tipos.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { edad } from '../base/persona/edad.ts'

export type RolEnGrupo = 'cotizante' | 'carga'

interface TramoDeEdad {
  /** Completed years, from (included) and to (excluded; null: no limit). */
  readonly desde: number
  readonly hasta: number | null
  readonly cotizante: Factor
  readonly carga: Factor
}
export interface TablaDeFactores {
  readonly vigenteDesde: FechaISO
  readonly fuente: string
  readonly tramos: readonly TramoDeEdad[]
}

const tramo = (desde: number, hasta: number | null, cotizante: number, carga: number): TramoDeEdad => ({
  desde,
  hasta,
  cotizante: factor(cotizante),
  carga: factor(carga),
})

/** Legal factor table, initial content of a new database (Circular IF/N° 343). */
export const tablaUnica: TablaDeFactores = {
  vigenteDesde: '2020-04-01',
  fuente: 'Tabla Única de Factores, Circular IF/N° 343 de 2019',
  tramos: [
    tramo(0, 20, 0.6, 0.6),
    tramo(20, 25, 0.9, 0.7),
    tramo(25, 35, 1, 0.7),
    tramo(35, 45, 1.3, 0.9),
    tramo(45, 55, 1.4, 1),
    tramo(55, 65, 2, 1.4),
    tramo(65, null, 2.4, 2.2),
  ],
}

export interface FactorDePersona {
  readonly factor: Factor
  /** Completed years on the day of the quote. */
  readonly edad: number
  readonly tramo: Pick<TramoDeEdad, 'desde' | 'hasta'>
  /** Children under two carry no factor (Circular IF/N° 459). */
  readonly exento: boolean
}

const EDAD_SIN_FACTOR = 2

/** Factor of one person on the day of the quote, by the table in force. */
export function factorDe(
  persona: { rol: RolEnGrupo; nacimiento: FechaISO },
  fecha: FechaISO,
  { tramos }: Pick<TablaDeFactores, 'tramos'>,
): FactorDePersona {
  const years = edad(persona.nacimiento, fecha)
  const suyo = tramos.find((t) => years >= t.desde && (t.hasta === null || years < t.hasta))
  if (!suyo) throw new RangeError(`nacimiento posterior al ${fecha}`)
  const exento = persona.rol === 'carga' && years < EDAD_SIN_FACTOR
  const { desde, hasta, [persona.rol]: pesa } = suyo
  return { factor: exento ? factor(0) : pesa, edad: years, tramo: { desde, hasta }, exento }
}
