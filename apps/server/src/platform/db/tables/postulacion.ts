import type { Generated, GeneratedAlways } from 'kysely'

/** A document that is asked of a type of worker. */
export interface DocumentoPedidoTable {
  id: number
  tipo_trabajador: 'D' | 'I' | 'V' | 'P'
  /** CERTIF_COTIZ: the certificate of contributions, which is read. */
  tipo: string
  nombre: string
  obligatorio: boolean
  orden: number
  desde: Generated<string>
  hasta: string | null
}

export interface DocumentoProspectoTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  archivo_id: number
  /** Which of those asked for; null: another. */
  pedido_id: number | null
  /** 10 of an employer, 40 of the prospect, 3 financial (spec 2 §9). */
  tipo_adjunto: number
  nombre: string
  subido: string
  subido_por: string
  retirado: string | null
  retirado_por: string | null
}

/** The income that a certificate of contributions shows, as it was read. */
export interface CertificadoTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  documento_id: number | null
  /** Of the applicant when it was read. */
  rut: string
  rut_empleador: string
  afp: number | null
  sha256: string
  /** Pesos a month; 0: valid, but no table could be read. */
  renta_promedio: number
  meses: number
  emitido: string | null
  validado: string
  validado_por: string
  retirado: string | null
}

/** An update of a sale whose plan is confirmed. */
export interface ActualizacionTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  /** Begun, confirmed, discarded. */
  estado: Generated<'E' | 'S' | 'X'>
  /** What stood before it, sealed. */
  antes: Buffer
  clave_id: string
  comenzada_por: string
  comenzada_en: string
  cerrada_por: string | null
  cerrada_en: string | null
}

/** A request to go on without the certificate. */
export interface AutorizacionTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  motivo: string
  /** 0 pending, 1 authorized, 2 rejected (spec 1 §4). */
  estado: Generated<number>
  solicitada: string
  solicitada_por: number | null
  decidida: string | null
  decidida_por: number | null
  observacion: Generated<string>
}
