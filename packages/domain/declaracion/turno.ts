import { type EtapaProspecto, haEnviado, vaDelante } from '../postulacion/etapas.ts'
import { type EtapaDS, haLlegado, pasada, terminaSinContrato } from './etapas.ts'

/** Where one of a compensated pair stands. */
export interface AvanceDePareja {
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
}

/** One of a compensated pair, as far as its end is looked at. */
interface EnPareja {
  readonly activo: boolean
  /** Of its live DS, or null. */
  readonly etapaDS: EtapaDS | null
}

const termino = ({ activo, etapaDS }: EnPareja) => !activo || (etapaDS !== null && terminaSinContrato(etapaDS))

/**
 * True when one of a pair goes no further because the other has ended without a contract (a pair ends both or neither);
 * what has ended itself, or has its contract, is not held up by it.
 */
export const parejaDetenida = (uno: EnPareja, otro: EnPareja): boolean =>
  termino(otro) && !termino(uno) && uno.etapaDS !== 'terminado'

const terminoSuDS = ({ etapaDS }: AvanceDePareja) => etapaDS !== null && pasada(etapaDS)

/**
 * True when the receiver may not pass to that stage yet: it lies beyond the giver's. When both have finished their own
 * DS nothing waits any more (core rules, Creating a DS).
 */
export function recibeSeAdelanta(recibe: AvanceDePareja, otorga: AvanceDePareja, hasta: EtapaProspecto): boolean {
  if (terminoSuDS(recibe) && terminoSuDS(otorga)) return false
  return vaDelante(hasta, otorga.etapa)
}

/** The declaration of a giver, as far as the receiver's signature hangs on it. */
interface FirmaDeOtorgante {
  /** Of its live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** It was sent, even if an update opened it again. */
  readonly dsFirmada: boolean
}

/** True while the receiver of a pair may not sign nor send their declaration: the giver's own goes first. */
export const esperaFirmaDelOtorgante = ({ etapaDS, dsFirmada }: FirmaDeOtorgante): boolean =>
  !dsFirmada && (etapaDS === null || !haLlegado(etapaDS, 'firma'))

/** Why one of a pair gets no declaration yet, as the creation check calls it (spec 2 §4). */
export type DetencionDePareja = 'error_compensado' | 'error_compensado_2'

/**
 * The creation check of one of a pair: the receiver's while the giver has neither a sent invitation nor a manual DS; the
 * giver's while the receiver stands behind it (core rules, Creating a DS). null: nothing of the pair stops it.
 */
export function detieneLaCreacion(
  lado: 'otorga' | 'recibe',
  etapas: Readonly<Record<'otorga' | 'recibe', EtapaProspecto>>,
): DetencionDePareja | null {
  if (haEnviado(etapas.otorga)) return null
  if (lado === 'recibe') return 'error_compensado_2'
  return vaDelante(etapas.otorga, etapas.recibe) ? 'error_compensado' : null
}
