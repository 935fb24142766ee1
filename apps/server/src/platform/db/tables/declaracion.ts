// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Generated, GeneratedAlways } from 'kysely'

export interface AdjuntoTable {
  id: GeneratedAlways<number>
  prospectoId: number
  declaracionId: number | null
  archivoId: number
  tipoAdjunto: number
  por: string
  en: string
  nombre: Buffer
  claveId: string
}

export interface DeclaracionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  folio: number
  folioPapel: string | null
  tipoVenta: 'M' | 'E'
  etapa: EtapaDS
  subetapa: Generated<string>
  fechaDS: string | null
  viva: Generated<boolean>
  enviadaEn: string | null
  resultado: ResultadoDS | null
  acepta: boolean | null
  rentaPromedio: Pesos | null
  creada: string
  version: Generated<number>
  cambios: Generated<string[]>
  actualizadaPor: string
  actualizadaEn: string
}

export interface DeclaracionPersonaTable {
  id: GeneratedAlways<number>
  declaracionId: number
  beneficiarioId: number | null
  orden: number
  tipo: 0 | 1 | 2
  relacion: number
  descripcionOtro: Generated<string>
  nombres: Generated<string>
  apellidoPaterno: Generated<string>
  apellidoMaterno: Generated<string>
  rut: string | null
  pasaporte: string | null
  fechaNacimiento: string
  sexo: 'M' | 'F'
  correo: string | null
  idSalud: number | null
  salud: Buffer | null
  claveId: string | null
}

export interface DiagnosticoTable {
  codigo: string
  diagnostico: string
}

export interface EvaluacionTable {
  id: GeneratedAlways<number>
  declaracionId: number
  clase: 'financiera' | 'medica'
  resultado: ResultadoDS
  detalle: Buffer | null
  claveId: string | null
  por: string
  en: string
}

export interface PreguntaDSTable {
  numero: number
  pregunta: string
  ejemplo: string
  editable: boolean
}

export interface RespuestaDSTable {
  declaracionId: number
  pregunta: number
  contenido: Buffer
  claveId: string
  respondidaEn: string
}

export interface RespuestaRetenidaTable {
  id: GeneratedAlways<number>
  declaracionId: number
  clase: 'financiera' | 'medica'
  resultado: ResultadoDS
  rentaPromedio: Pesos | null
  detalle: Buffer
  claveId: string
  usuarioId: number
  por: string
  en: string
  saleEn: string
}
