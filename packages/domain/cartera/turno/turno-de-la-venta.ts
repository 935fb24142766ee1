import type { FechaISO } from '../../base/fechas/fecha.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import type { EsperaEnPareja } from '../pareja.ts'
import {
  diasDeAtraso,
  type GrupoDelDia,
  type Incidencia,
  incidencias,
  type PasoSiguiente,
  pasosQueEsperan,
  siguientes,
} from '../siguiente.ts'
import { pasoSiguiente, type TurnoDeFirma } from './turno-de-firma.ts'

/** Whose turn it is: as a step tells it, or one of a pair that waits for the other, for whom no term of its own runs. */
export type TurnoDeVenta = PasoSiguiente | { readonly actua: 'pareja'; readonly paso: string }

/** What tells whose turn it is in a sale. */
export interface HechosDelTurno {
  readonly estado: EstadoProspecto
  /** What stops it and is the advisor's to put right, or null. */
  readonly incidencia?: Incidencia | null
  /** What it waits for in its pair, or null. */
  readonly espera?: EsperaEnPareja | null
  /** Whose turn it is with its issued papers, or null. */
  readonly firma?: TurnoDeFirma | null
}

/**
 * Whose turn it is in a sale, and with what: the one answer of its card, its header and the day. An incidence goes before
 * all, the other of a pair before its own papers, those before its Estado; what is closed is nobody's.
 */
export function turnoDeLaVenta({
  estado,
  incidencia = null,
  espera = null,
  firma = null,
}: HechosDelTurno): TurnoDeVenta {
  if (siguientes[estado].actua === 'nadie') return siguientes[estado]
  if (incidencia) return { actua: 'asesor', ...incidencias[incidencia] }
  if (espera) return { actua: 'pareja', paso: pasosQueEsperan[espera] }
  return pasoSiguiente(estado, firma)
}

/** True for the turn that its Estado tells by itself, so that the day may count the case by that alone. */
export function esDeSuEstado(turno: TurnoDeVenta, estado: EstadoProspecto): boolean {
  if (turno === siguientes[estado]) return true
  return turno.actua !== 'asesor' && turno.actua !== 'pareja'
}

/**
 * Where a turn that its Estado does not tell stands in the day: the advisor's is of today until its term has passed and
 * overdue from then on; of the other of a pair it is waited for. `desde`: since when. null: closed.
 */
export function grupoDelTurno(turno: TurnoDeVenta, desde: InstanteISO, hoy: FechaISO): GrupoDelDia | null {
  if (turno.actua === 'nadie') return null
  if (turno.actua === 'pareja') return 'espera'
  if (diasDeAtraso(desde, turno.plazoDias, hoy) > 0) return 'atrasado'
  return turno.actua === 'asesor' ? 'hoy' : 'espera'
}
