import { type EtapaDS, puedeRechazarse } from '../etapas.ts'

/** A declaration, as far as its sending goes. ISO instants. */
interface EnvioDeDS {
  readonly enviadaEn: string | null
  /** When a confirmed update last opened it after it was sent. */
  readonly reabiertaEn: string | null
}

/** True once a declaration was sent, for good: one that an update opened again was signed too. */
export const seHaEnviado = ({ enviadaEn, reabiertaEn }: EnvioDeDS): boolean =>
  enviadaEn !== null || reabiertaEn !== null

/** Whose a declaration is, as far as it was proved or signed. */
interface IdentidadDeDS extends EnvioDeDS {
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
}

/** Who was invited has proved who they are: from then on what is answered is theirs, and read by them alone. */
const seIdentifico = ({ tipoVenta, etapa }: IdentidadDeDS): boolean =>
  tipoVenta === 'E' && !puedeRechazarse(etapa) && etapa !== 'bloqueado'

/**
 * True when the document of a holder stays as it is: their live declaration was sent as theirs, or is answered by them on
 * their phone, and may not serve another person. null: there is none.
 */
export const tieneDocumentoFijo = (declaracion: IdentidadDeDS | null): boolean =>
  declaracion !== null && (seHaEnviado(declaracion) || seIdentifico(declaracion))
