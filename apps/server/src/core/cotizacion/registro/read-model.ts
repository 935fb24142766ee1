import { pesosDe, restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import { z } from 'zod'
import type { OrigenDeUf, UfDelDia } from '../../base/parametros/read-model.ts'
import { alrededor, foto, fotoPagada, uf } from './shapes.ts'

/** Sources of the dated tables of a price. ISO dates. */
export interface FuentesDePrecio {
  readonly primaGesUF: UF
  readonly primaGesDesde: string
  readonly factores: string
  readonly factoresDesde: string
}

/** Plan as on the day of the quote. Cover in percent, with the provider preferred then. */
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

/** Priced plan with all the data of its price: a snapshot, never computed again once stored. */
export interface Cotizacion {
  readonly plan: PlanCotizado
  readonly foto: Foto
  readonly fuentes: FuentesDePrecio
  /** Its origin is recorded in quotes since version 3. */
  readonly uf: UfDelDia & { readonly origen?: OrigenDeUf }
  /** Codes chosen by the applicant besides the plan's special benefit. */
  readonly beneficiosComplementarios: readonly number[]
}

const origen = z.object({ fuente: z.string(), cargadaPor: z.string(), cargadaEn: z.string() })

const version3 = z.object({
  version: z.literal(3),
  ...alrededor,
  uf: uf.extend({ origen }),
  foto: fotoPagada,
})

/**
 * Stored form of a quote, with the version of its shape. A quote converted from an older version stays without origin.
 */
export const writeRegistro = (cotizacion: Cotizacion): string =>
  JSON.stringify({ version: cotizacion.uf.origen ? 3 : 2, ...cotizacion })

/** Until 2026-11-25: the source of the UF is not recorded. */
const version2 = z.object({ version: z.literal(2), ...alrededor, foto: fotoPagada })

/** Until 2026-11-22: no version field, and the total includes the compensation. */
const version1 = z.object({ ...alrededor, foto })

/** Converts version 1: takes the compensation out of the total; the old total is the amount to pay. */
function upgradeFrom1({ foto: { totalUF, totalPesos, ...lineas }, ...resto }: z.infer<typeof version1>) {
  const propio = restaUF(sumaUF(totalUF, lineas.precioCOMNEG), lineas.precioCOMPOS)
  const propioPesos = pesosDe(propio, lineas.valorUF)
  return {
    ...resto,
    foto: { ...lineas, totalUF: propio, totalPesos: propioPesos, pagarUF: totalUF, pagarPesos: totalPesos },
  }
}

/** Reads a stored quote of any version. Throws on another shape, so that no amount is ever guessed. */
export function readRegistro(guardado: unknown): Cotizacion {
  const { version } = z.object({ version: z.number().default(1) }).parse(guardado)
  if (version === 1) return upgradeFrom1(version1.parse(guardado))
  const { version: _, ...cotizacion } = version === 2 ? version2.parse(guardado) : version3.parse(guardado)
  return cotizacion
}
