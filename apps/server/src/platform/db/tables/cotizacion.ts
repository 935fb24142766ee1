import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface RangoPactadoTable {
  prospecto_id: number
  minimo: number
  maximo: number
}

export interface PreferenciaTable {
  prospecto_id: number
  codigo_region: number | null
  codigo_prestador: number | null
  hospitalario: number | null
  ambulatorio: number | null
  adicional_voluntario: Generated<boolean>
  monto_adicional_max: number | null
  plan_id: number | null
  bes_id: number | null
  es_sugerencia: boolean
}

export interface CotizacionTable {
  id: GeneratedAlways<number>
  prospecto_id: number
  plan_id: number
  foto: Json
  total_uf: number
  total_pesos: number
  valor_uf: number
  fecha_uf: string
  creada: string
  confirmada: string | null
  reemplazada: Generated<boolean>
}
