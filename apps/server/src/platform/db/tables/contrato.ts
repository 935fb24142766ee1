import type { Generated, GeneratedAlways } from 'kysely'

export interface AntecedenteContractualTable {
  prospecto_id: number
  codigo_afp: number | null
  codigo_comuna: number
  domicilio: string
}

export interface EntidadPagadoraTable {
  empleador_id: number
  razon_social: string
  domicilio: string
  telefono: string
  correo: string | null
  codigo_comuna: number | null
  monto_descuento_uf: number
}

export interface DocumentoContratoTable {
  id: GeneratedAlways<number>
  declaracion_id: number
  tipo: string
  empleador_id: number | null
  nombre: string
  archivo_id: number | null
  estado: Generated<'pendiente' | 'listo' | 'fallido'>
  intentos: Generated<number>
  reemplazado: Generated<boolean>
  creado: string
  emitido: string | null
}
