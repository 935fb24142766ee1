import type { Generated, GeneratedAlways } from 'kysely'

export interface DeclaracionTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  folio: number
  folio_papel: string | null
  tipo_venta: 'M' | 'E'
  etapa: string
  subetapa: Generated<string>
  fecha_ds: string | null
  viva: Generated<boolean>
  enviada_en: string | null
  resultado: number | null
  acepta: boolean | null
  renta_promedio: number | null
  creada: string
  version: Generated<number>
  cambios: Generated<string[]>
  actualizada_por: string
  actualizada_en: string
}

export interface DeclaracionPersonaTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  beneficiario_id: number | null
  orden: number
  tipo: 0 | 1 | 2
  relacion: number
  descripcion_otro: Generated<string>
  nombres: Generated<string>
  apellido_paterno: Generated<string>
  apellido_materno: Generated<string>
  rut: string | null
  pasaporte: string | null
  fecha_nacimiento: string
  sexo: 'M' | 'F'
  correo: string | null
  id_salud: number | null
  salud: Buffer | null
  clave_id: string | null
}

export interface RespuestaDsTable {
  declaracion_id: number
  pregunta: number
  contenido: Buffer
  clave_id: string
  respondida_en: string
}

export interface EvaluacionTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  clase: 'financiera' | 'medica'
  resultado: number
  detalle: Buffer | null
  clave_id: string | null
  por: string
  en: string
}

export interface AdjuntoTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  declaracion_id: number | null
  archivo_id: number
  tipo_adjunto: number
  nombre: string
  por: string
  en: string
}
