import { enPesos, enUF } from '@alerce/contract/shapes/base/dinero'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import { z } from 'zod'
import type { UfDelDia } from '../../base/parametros/read-model.ts'
import { alrededor, foto } from './shapes.ts'
import { elevarDe1, version1 } from './version-1.ts'

/** Where the dated tables of a price come from. ISO dates. */
export interface FuentesDePrecio {
  readonly primaGesUF: UF
  readonly primaGesDesde: string
  readonly factores: string
  readonly factoresDesde: string
}

/** The plan as it was on the day of the quote. Cover in percent, with the provider then preferred. */
export interface PlanCotizado {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly libreEleccion: boolean
  readonly hospitalario: number
  readonly ambulatorio: number
  readonly mensaje: string
  readonly prestadores: readonly string[]
}

/** A priced plan with all that made its price: a snapshot, never recomputed once it is kept. */
export interface Cotizacion {
  readonly plan: PlanCotizado
  readonly foto: Foto
  readonly fuentes: FuentesDePrecio
  readonly uf: UfDelDia
  /** Codes the applicant chose besides the plan's special benefit. */
  readonly beneficiosComplementarios: readonly number[]
}

const version2 = z.object({
  version: z.literal(2),
  ...alrededor,
  foto: foto.extend({ pagarUF: enUF(), pagarPesos: enPesos() }),
})

/** A quote as it is stored: with the version of its shape. */
export const escribirRegistro = (cotizacion: Cotizacion): string => JSON.stringify({ version: 2, ...cotizacion })

/** A stored quote of any version as it is read today. Throws on what is none: no amount is ever guessed. */
export function leerRegistro(guardado: unknown): Cotizacion {
  const { version } = z.object({ version: z.number().default(1) }).parse(guardado)
  if (version === 1) return elevarDe1(version1.parse(guardado))
  const { version: _, ...cotizacion } = version2.parse(guardado)
  return cotizacion
}
