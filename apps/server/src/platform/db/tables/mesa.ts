import type { Generated, GeneratedAlways } from 'kysely'

export interface IrregularidadCodigoTable {
  codigo: string
  descripcion: string
}

export interface IrregularidadDetalleTable {
  codigo: string
  detalle: string
  descripcion: string
}

export interface IrregularidadTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  folio: number | null
  codigo: string
  detalle: string
  abierta_en: string
  abierta_por: string
  cerrada_en: string | null
  cerrada_por: string | null
}

export interface MandatoTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  referencia: string
  otorgado_en: string
  otorgado_por: string
  origen: Generated<'postulante' | 'mesa'>
  revocado_en: string | null
  revocado_por: string | null
}

/** What an applicant consented to, and from where. */
export interface ConsentimientoMandatoTable {
  mandato_id: number
  enlace_id: number
  version: string
  texto: string
  ip: string
  agente: string
}

export interface EnlaceMandatoTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  token_hash: Buffer
  creado: string
  creado_por: string
  expira: string
  /** Times that somebody was not the applicant. */
  fallos: Generated<number>
  anulado: string | null
  bloqueado: string | null
  usado: string | null
  /** When the applicant said that they do not authorise. */
  declinado: string | null
}

export interface RechazoAutenticacionTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  glosa: string
  /** Stage of the DS when it was blocked. */
  etapa_anterior: string
  en: string
  por: string
  levantado_en: string | null
  levantado_por: string | null
  /** The invitation was annulled for it. */
  anulado_en: string | null
  /** The advisor undid the annulment: it is not annulled for it again. */
  conservado_en: string | null
}
