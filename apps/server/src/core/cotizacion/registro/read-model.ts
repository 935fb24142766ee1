import { pesosDe, restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import { z } from 'zod'
import type { OrigenDeUf, UfDelDia } from '../../base/parametros/read-model.ts'
import { alrededor, foto, fotoPagada, uf } from './shapes.ts'

/** Where the dated tables of a price come from. ISO dates. */
export interface FuentesDePrecio {
  readonly primaGesUF: UF
  readonly primaGesDesde: string
  readonly factores: string
  readonly factoresDesde: string
}

/** The plan as it was on the day of the quote. Cover in percent, with the provider then preferred. */
interface PlanCotizado {
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
  /** Its origin is known of what was quoted since version 3. */
  readonly uf: UfDelDia & { readonly origen?: OrigenDeUf }
  /** Codes the applicant chose besides the plan's special benefit. */
  readonly beneficiosComplementarios: readonly number[]
}

const origen = z.object({ fuente: z.string(), cargadaPor: z.string(), cargadaEn: z.string() })

const version3 = z.object({
  version: z.literal(3),
  ...alrededor,
  uf: uf.extend({ origen }),
  foto: fotoPagada,
})

/** A quote as it is stored: with the version of its shape. One that was lifted stays as old as it is. */
export const escribirRegistro = (cotizacion: Cotizacion): string =>
  JSON.stringify({ version: cotizacion.uf.origen ? 3 : 2, ...cotizacion })

/** Until 2026-11-25: where the UF came from is not kept. */
const version2 = z.object({ version: z.literal(2), ...alrededor, foto: fotoPagada })

/** Until 2026-11-22: no version is written, and the total holds the compensation. */
const version1 = z.object({ ...alrededor, foto })

/** The total without the compensation, and what was called the total as what is to be paid. */
function elevarDe1({ foto: { totalUF, totalPesos, ...lineas }, ...resto }: z.infer<typeof version1>) {
  const propio = restaUF(sumaUF(totalUF, lineas.precioCOMNEG), lineas.precioCOMPOS)
  const propioPesos = pesosDe(propio, lineas.valorUF)
  return {
    ...resto,
    foto: { ...lineas, totalUF: propio, totalPesos: propioPesos, pagarUF: totalUF, pagarPesos: totalPesos },
  }
}

/** A stored quote of any version as it is read today. Throws on what is none: no amount is ever guessed. */
export function leerRegistro(guardado: unknown): Cotizacion {
  const { version } = z.object({ version: z.number().default(1) }).parse(guardado)
  if (version === 1) return elevarDe1(version1.parse(guardado))
  const { version: _, ...cotizacion } = version === 2 ? version2.parse(guardado) : version3.parse(guardado)
  return cotizacion
}
