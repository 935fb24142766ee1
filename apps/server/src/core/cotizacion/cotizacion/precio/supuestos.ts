import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { PersonaACotizar } from '@alerce/domain/cotizacion/cotizar'
import type { Empleador } from '../../../postulacion/prospecto/read-model.ts'

/** What a price is tried with in the place of what is on record; nothing of it is kept. */
export interface Supuestos {
  /** The holder's birth date, ISO. */
  readonly fechaNacimiento?: string | undefined
  /** How many are born today. */
  readonly bebes?: number | undefined
  /** Taxable income, a month. */
  readonly renta?: Pesos | undefined
}

export const comoEsta: Supuestos = {}

export const bebesDe = ({ bebes = 0 }: Supuestos, hoy: string): PersonaACotizar[] =>
  Array.from({ length: bebes }, (_, i) => ({ rol: 'carga', nacimiento: hoy, etiqueta: `Bebé ${i + 1}` }))

/** One income in the place of all: whoever pays it, the bounds are those of the sum. */
export const conRenta = (empleadores: readonly Empleador[], { renta }: Supuestos): readonly Empleador[] =>
  renta === undefined ? empleadores : empleadores.slice(0, 1).map((uno) => ({ ...uno, remuneracionImponible: renta }))
