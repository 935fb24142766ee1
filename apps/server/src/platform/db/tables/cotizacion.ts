// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface BeneficioTable {
  codigo: number
  nombre: string
  precioUF: number
  grupo: string
  gratuito: boolean
  especial: Generated<boolean>
}

export interface CotizacionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  planId: number
  foto: Json
  totalUF: number
  totalPesos: number
  valorUF: number
  fechaUF: string
  creada: string
  confirmada: string | null
  reemplazada: Generated<boolean>
}

export interface PlanTable {
  id: Generated<number>
  codigo: string
  nombre: string
  precioBaseUF: number
  caecUF: Generated<number>
  libreEleccion: boolean
  hospitalario: number
  ambulatorio: number
  colectivo: number | null
  mensaje: Generated<string>
  desde: string
  hasta: string | null
}

export interface PlanBeneficioTable {
  planId: number
  codigoBeneficio: number
}

export interface PlanPrestadorTable {
  planId: number
  codigoPrestador: number
  hospitalario: number
  ambulatorio: number
}

export interface PlanRegionTable {
  planId: number
  codigoRegion: number
}

export interface PreferenciaTable {
  prospectoId: number
  codigoRegion: number | null
  codigoPrestador: number | null
  hospitalario: number | null
  ambulatorio: number | null
  adicionalVoluntario: Generated<boolean>
  montoAdicionalMax: number | null
  planId: number | null
  besId: number | null
  esSugerencia: boolean
}

export interface PrestadorTable {
  codigo: number
  nombre: string
  codigoRegion: number
}

export interface PrimaGesTable {
  desde: string
  valorUF: number
  fuente: string
}

export interface RangoPactadoTable {
  prospectoId: number
  minimo: number
  maximo: number
}
