import { type EtapaDS, puedeRechazarse } from '../etapas.ts'

/** Facts about the sending of a declaration. ISO instants. */
interface EnvioDeDS {
  readonly enviadaEn: string | null
  /** Last time that a confirmed update opened it after sending. */
  readonly reabiertaEn: string | null
}

/** True once a declaration was sent, even if an update opened it again afterwards. */
export const seHaEnviado = ({ enviadaEn, reabiertaEn }: EnvioDeDS): boolean =>
  enviadaEn !== null || reabiertaEn !== null

/** Facts that prove the identity of the holder of a declaration. */
interface IdentidadDeDS extends EnvioDeDS {
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
}

/**
 * True when the invited applicant is identified: from then on the answers are the applicant's, and only the applicant
 * reads them.
 */
const seIdentifico = ({ tipoVenta, etapa }: IdentidadDeDS): boolean =>
  tipoVenta === 'E' && !puedeRechazarse(etapa) && etapa !== 'bloqueado'

/**
 * True when the holder's document is fixed: the live declaration was sent as theirs, or is answered on their phone.
 * Changing it would give the declaration to another person. null: no declaration.
 */
export const tieneDocumentoFijo = (declaracion: IdentidadDeDS | null): boolean =>
  declaracion !== null && (seHaEnviado(declaracion) || seIdentifico(declaracion))
