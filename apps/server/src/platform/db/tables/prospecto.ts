import type { Generated, GeneratedAlways } from 'kysely'

export interface ProspectoTable {
  id: GeneratedAlways<number>
  asesor_id: number
  tipo_prospecto: string
  tipo_documento: Generated<'R' | 'P'>
  rut: string | null
  numero_pasaporte: string | null
  nombres: string
  apellido_paterno: string
  apellido_materno: string
  celular: string
  correo: string
  fecha_nacimiento: string | null
  sexo: 'M' | 'F' | null
  isapre_actual: number | null
  tipo_plan: Generated<'N' | 'S' | 'C'>
  cod_colectivo: number | null
  tipo_venta: 'M' | 'E' | null
  codigo_region: number | null
  codigo_ciudad: number | null
  activo: Generated<boolean>
  motivo: Generated<string>
  entrevistado: boolean | null
  carga_vigente: Generated<boolean>
  pareja_id: number | null
  otorga: boolean | null
  etapa: Generated<string>
  estado: string
  /** Since when that estado holds. */
  estado_desde: Generated<string>
  folio_ds: number | null
  gestionado_en: string | null
  registrado_en: string
  busqueda: string
  version: Generated<number>
  actualizado_por: string
  actualizado_en: string
}

export interface EmpleadorTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  orden: number
  tipo_trabajador: 'D' | 'I' | 'V' | 'P'
  rut: string | null
  renta: number
  renta_validada: Generated<boolean>
  /** Out of the sale, kept because papers name it. */
  retirado: Generated<boolean>
}

export interface BeneficiarioTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  orden: number
  fecha_nacimiento: string
  sexo: 'M' | 'F'
  tipo: 'L' | 'M'
  relacion: number
  descripcion_otro: Generated<string>
  /** A child of whom the applicant says that it studies. */
  estudia: Generated<boolean>
  /** Taken out by an update. */
  retirado: Generated<boolean>
}

export interface CambioTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  version: number
  campos: string[]
  por: string
  en: string
}

export interface BitacoraTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  evento: number
  texto: string
  por: string
  en: string
}

export interface CitaTable {
  id: GeneratedAlways<number>
  asesor_id: number
  prospecto_id: number
  inicio: string
  termino: string
  comentario: Generated<string>
  estado: 'R' | 'N' | null
  permite_tope: Generated<boolean>
  /** The prospect is mailed when it is made, changed or cancelled. */
  avisa: Generated<boolean>
  /** Counts its changes: SEQUENCE of its calendar entry, and its version. */
  secuencia: Generated<number>
  /** When its advisor was reminded of it; null while that is to come. */
  recordada_en: string | null
  actualizada_por: Generated<string>
  actualizada_en: Generated<string>
}
