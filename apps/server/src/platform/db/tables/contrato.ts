import type { Generated, GeneratedAlways } from 'kysely'

export interface AntecedenteContractualTable {
  prospecto_id: number
  codigo_afp: number | null
  codigo_region: number | null
  codigo_ciudad: number | null
  codigo_comuna: number | null
  domicilio: string
  extranjero: boolean
  version: Generated<number>
}

export interface EntidadPagadoraTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  empleador_id: number
  rut: string | null
  razon_social: Generated<string>
  domicilio: Generated<string>
  telefono: Generated<string>
  correo: string | null
  codigo_region: number | null
  codigo_ciudad: number | null
  codigo_comuna: number | null
  monto_descuento_uf: number | null
}

export interface DocumentoContratoTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  tipo: string
  entidad_id: number | null
  nombre: string
  archivo_id: number | null
  estado: Generated<'pendiente' | 'listo' | 'fallido'>
  reemplazado: Generated<boolean>
  creado: string
  emitido: string | null
}
