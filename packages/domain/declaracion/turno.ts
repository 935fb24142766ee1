import { type EtapaProspecto, haEnviado, vaDelante } from '../postulacion/etapas.ts'
import { type EtapaDS, haLlegado, pasada, terminaSinContrato } from './etapas.ts'

/** Stages of a side of a compensated pair. */
export interface AvanceDePareja {
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
}

/** Facts of a side of a compensated pair that decide whether it has ended. */
interface EnPareja {
  readonly activo: boolean
  /** Stage of its live DS, or null. */
  readonly etapaDS: EtapaDS | null
}

const termino = ({ activo, etapaDS }: EnPareja) => !activo || (etapaDS !== null && terminaSinContrato(etapaDS))

/**
 * True when a side of a pair is stopped because the other ended without a contract (a pair ends both or neither). A
 * side that has ended itself, or has its contract, is not stopped.
 */
export const parejaDetenida = (uno: EnPareja, otro: EnPareja): boolean =>
  termino(otro) && !termino(uno) && uno.etapaDS !== 'terminado'

const terminoSuDS = ({ etapaDS }: AvanceDePareja) => etapaDS !== null && pasada(etapaDS)

/**
 * True when the receiver may not pass to that stage yet, because it is beyond the giver's. Once both finished their own
 * DS nothing waits (core rules, Creating a DS).
 */
export function recibeSeAdelanta(recibe: AvanceDePareja, otorga: AvanceDePareja, hasta: EtapaProspecto): boolean {
  if (terminoSuDS(recibe) && terminoSuDS(otorga)) return false
  return vaDelante(hasta, otorga.etapa)
}

/** Facts of a giver's declaration that the receiver's signature depends on. */
interface FirmaDeOtorgante {
  /** Stage of its live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** It was sent, even if an update opened it again. */
  readonly dsFirmada: boolean
}

/** True while the receiver of a pair may not sign or send the declaration: the giver signs first. */
export const esperaFirmaDelOtorgante = ({ etapaDS, dsFirmada }: FirmaDeOtorgante): boolean =>
  !dsFirmada && (etapaDS === null || !haLlegado(etapaDS, 'firma'))

/** Reasons why a side of a pair gets no declaration yet, with the names of the creation check (spec 2 §4). */
export type DetencionDePareja = 'error_compensado' | 'error_compensado_2'

/**
 * Creation check of a side of a pair. The receiver waits while the giver has neither a sent invitation nor a manual DS.
 * The giver waits while the receiver is behind it (core rules, Creating a DS). null: the pair stops nothing.
 */
export function detieneLaCreacion(
  lado: 'otorga' | 'recibe',
  etapas: Readonly<Record<'otorga' | 'recibe', EtapaProspecto>>,
): DetencionDePareja | null {
  if (haEnviado(etapas.otorga)) return null
  if (lado === 'recibe') return 'error_compensado_2'
  return vaDelante(etapas.otorga, etapas.recibe) ? 'error_compensado' : null
}
