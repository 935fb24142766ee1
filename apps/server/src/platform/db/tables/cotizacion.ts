// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'
import type { Numeric } from './numeric.ts'

export interface BeneficioTable {
  codigo: number
  nombre: string
  precioUF: Numeric
  grupo: string
  gratuito: boolean
  especial: Generated<boolean>
  desde: Generated<string>
  hasta: string | null
}

export interface CargaCatalogoTable {
  id: GeneratedAlways<number>
  tabla: NombreDeTabla
  archivo: string
  desde: string
  estado: 'revisada' | 'aplicada' | 'deshecha'
  contenido: Buffer | null
  huella: string
  agrega: number
  cambia: number
  termina: number
  igual: number
  rechaza: number
  cargadaPor: string
  cargadaPorId: number | null
  cargadaEn: string
  aplicadaPor: string | null
  aplicadaEn: string | null
  lejanos: Generated<number>
  deshechaPor: string | null
  deshechaEn: string | null
}

export interface CargaCatalogoFilaTable {
  cargaId: number
  orden: number
  linea: number | null
  situacion: 'agrega' | 'cambia' | 'termina' | 'rechazada'
  clave: string
  detalle: string[]
  alertas: Generated<string[]>
}

export interface CargaCatalogoFinTable {
  cargaId: number
  fin: 'descartada' | 'reemplazada'
}

export interface CargaCatalogoAntesTable {
  cargaId: number
  orden: number
  tabla: string
  clave: string
  antes: Json
  despues: Json
}

export interface ComisionTable {
  tipoPlan: 'T' | 'N' | 'C' | 'S'
  ufDesde: Numeric
  porcentaje: Numeric | null
  uf: Numeric | null
  desde: string
  hasta: string | null
  fuente: string
}

export interface FactorTramoTable {
  desde: string
  hasta: string | null
  edadDesde: number
  edadHasta: number | null
  cotizante: Numeric
  carga: Numeric
  fuente: string
}

export interface TopeImponibleTable {
  desde: string
  hasta: string | null
  topeUF: Numeric
  fuente: string
}

export interface CotizacionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  planId: number
  foto: Json
  totalUF: Numeric
  totalPesos: Pesos
  valorUF: Numeric
  fechaUF: string
  creada: string
  confirmada: string | null
  reemplazada: Generated<boolean>
  lugar: Generated<'venta' | 'actualizacion'>
}

export interface PlanTable {
  id: Generated<number>
  codigo: string
  nombre: string
  precioBaseUF: Numeric
  caecUF: Numeric<undefined>
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
  montoAdicionalMax: Pesos | null
  planId: number | null
  besId: number | null
  esSugerencia: boolean
  lugar: Generated<'venta' | 'actualizacion'>
}

export interface PrestadorTable {
  codigo: number
  nombre: string
  codigoRegion: number
}

export interface PrimaGesTable {
  desde: string
  valorUF: Numeric
  fuente: string
  hasta: string | null
}

export interface RangoPactadoTable {
  prospectoId: number
  minimo: Pesos
  maximo: Pesos
  lugar: Generated<'venta' | 'actualizacion'>
}

export interface CotizacionBorradaTable {
  prospectoId: number
  contenido: Json
  en: string
  lugar: Generated<'venta' | 'actualizacion'>
}

export interface CotizacionEnviadaTable {
  prospectoId: number
  numero: number
  foto: Json
  para: string
  por: string
  en: string
}

export interface EnlaceCotizacionTable {
  prospectoId: number
  numero: number
  tokenHash: Buffer
  creadoEn: string
  expira: string
  reemplazadoEn: string | null
  aperturas: Generated<number>
  abiertoEn: string | null
  ultimaApertura: string | null
  interesa: number | null
  interesaEn: string | null
  preguntaEn: string | null
  pideOtraEn: string | null
}

/** Its tables by their names. */
export interface CotizacionTables {
  beneficio: BeneficioTable
  cargaCatalogo: CargaCatalogoTable
  cargaCatalogoFila: CargaCatalogoFilaTable
  cargaCatalogoFin: CargaCatalogoFinTable
  cargaCatalogoAntes: CargaCatalogoAntesTable
  comision: ComisionTable
  factorTramo: FactorTramoTable
  topeImponible: TopeImponibleTable
  cotizacion: CotizacionTable
  plan: PlanTable
  planBeneficio: PlanBeneficioTable
  planPrestador: PlanPrestadorTable
  planRegion: PlanRegionTable
  preferencia: PreferenciaTable
  prestador: PrestadorTable
  primaGes: PrimaGesTable
  rangoPactado: RangoPactadoTable
  cotizacionBorrada: CotizacionBorradaTable
  cotizacionEnviada: CotizacionEnviadaTable
  enlaceCotizacion: EnlaceCotizacionTable
}
