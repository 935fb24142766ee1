import type { Generated, GeneratedAlways } from 'kysely'

export interface RegionTable {
  codigo: number
  descripcion: string
  orden: number
}

export interface CiudadTable {
  codigo: number
  codigo_region: number
  descripcion: string
}

export interface ComunaTable {
  codigo: number
  codigo_ciudad: number
  descripcion: string
}

export interface AfpTable {
  codigo: number
  descripcion: string
}

export interface IsapreTable {
  codigo: number
  nombre: string
  previred: string
}

export interface UfTable {
  fecha: string
  valor: number
  fuente: string
  cargada_por: string
  cargada_en: string
}

export interface PrimaGesTable {
  desde: string
  valor_uf: number
  fuente: string
}

export interface ColectivoTable {
  codigo: number
  descripcion: string
}

export interface PrestadorTable {
  codigo: number
  nombre: string
  codigo_region: number
}

export interface PlanTable {
  id: Generated<number>
  codigo: string
  nombre: string
  precio_base_uf: number
  caec_uf: Generated<number>
  libre_eleccion: boolean
  hospitalario: number
  ambulatorio: number
  colectivo: number | null
  mensaje: Generated<string>
  desde: string
  hasta: string | null
}

export interface PlanRegionTable {
  plan_id: number
  codigo_region: number
}

export interface PlanPrestadorTable {
  plan_id: number
  codigo_prestador: number
  hospitalario: number
  ambulatorio: number
}

export interface BeneficioTable {
  codigo: number
  nombre: string
  precio_uf: number
  grupo: string
  gratuito: boolean
  especial: Generated<boolean>
}

export interface PlanBeneficioTable {
  plan_id: number
  codigo_beneficio: number
}

export interface DiagnosticoTable {
  codigo: string
  diagnostico: string
}

export interface PreguntaDsTable {
  numero: number
  pregunta: string
  ejemplo: string
  editable: boolean
}

export interface TitularVigenteTable {
  rut: string
  desde: string
  hasta: string | null
}

export interface CargaVigenteTable {
  rut: string
  rut_titular: string
  fecha_nacimiento: string
  sexo: 'M' | 'F'
  desde: string
  hasta: string | null
}

export interface FunBajaTable {
  rut: string
  recibido: string | null
  procesado: string | null
  /** Who of the desk wrote it down last, and when; null for what was loaded. */
  por: string | null
  en: string | null
}

export interface DireccionEmpleadorTable {
  id: GeneratedAlways<number>
  rut: string
  razon_social: string
  direccion: string
  telefono: string
  email: string | null
  codigo_comuna: number
}
