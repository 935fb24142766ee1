// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { Generated, GeneratedAlways } from 'kysely'

export interface FunBajaTable {
  rut: string
  recibido: string
  procesado: string | null
  por: string | null
  en: string | null
}

export interface IrregularidadTable {
  id: GeneratedAlways<number>
  prospectoId: number
  folio: number | null
  codigo: string
  detalle: string
  abiertaEn: string
  abiertaPor: string
  cerradaEn: string | null
  cerradaPor: string | null
  motivo: Generated<string>
  nota: Generated<string>
  corregidaEn: string | null
  corregidaPor: string | null
  devueltaPor: string | null
}

export interface IrregularidadCodigoTable {
  codigo: string
  descripcion: string
}

export interface IrregularidadDetalleTable {
  codigo: string
  detalle: string
  descripcion: string
}

export interface IrregularidadEvidenciaTable {
  irregularidadId: number
  numero: number
  lado: 'mesa' | 'asesor'
  archivoId: number
  por: string
  en: string
}

export interface RechazoAutenticacionTable {
  id: GeneratedAlways<number>
  declaracionId: number
  glosa: string
  etapaAnterior: EtapaDS
  en: string
  por: string
  levantadoEn: string | null
  levantadoPor: string | null
  anuladoEn: string | null
  conservadoEn: string | null
  reemplazado: Generated<boolean>
}

export interface EnlaceReabiertoTable {
  rechazoId: number
  enlaceId: number
  fallos: number
  bloqueado: string | null
}

export interface DevolucionTable {
  id: GeneratedAlways<number>
  declaracionId: number
  desde: string
  hechaEn: string | null
  hechaPor: string | null
  constancia: string | null
}

/** Its tables by their names. */
export interface MesaTables {
  funBaja: FunBajaTable
  irregularidad: IrregularidadTable
  irregularidadCodigo: IrregularidadCodigoTable
  irregularidadDetalle: IrregularidadDetalleTable
  irregularidadEvidencia: IrregularidadEvidenciaTable
  rechazoAutenticacion: RechazoAutenticacionTable
  enlaceReabierto: EnlaceReabiertoTable
  devolucion: DevolucionTable
}
