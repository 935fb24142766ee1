// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Relacion } from '@alerce/domain/postulacion/beneficiarios'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { RentaDeEmpleador } from '@alerce/domain/postulacion/rentas'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface AutorizacionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  motivo: string
  estado: Generated<0 | 1 | 2>
  solicitada: string
  solicitadaPor: number | null
  decidida: string | null
  decididaPor: number | null
  observacion: Generated<string>
}

export interface BeneficiarioTable {
  id: GeneratedAlways<number>
  prospectoId: number
  orden: number
  fechaNacimiento: string
  sexo: 'M' | 'F'
  tipo: 'L' | 'M'
  relacion: Relacion
  descripcionOtro: Generated<string>
  retirado: Generated<boolean>
  estudia: Generated<boolean>
  clave: string | null
}

export interface CambioTable {
  id: GeneratedAlways<number>
  prospectoId: number
  version: number
  campos: string[]
  por: string
  en: string
}

export interface BusquedaDelNucleoTable {
  prospectoId: number
  lugar: 'venta' | 'actualizacion'
  busqueda: Json
}

export interface CargaDelNucleoTable {
  id: GeneratedAlways<number>
  prospectoId: number
  clase: 'documento' | 'certificado' | 'firmado' | 'comprobante'
  lugar: number | null
  correl: number
  nombre: string
  tipoMime: string
  tamano: number
  rutEmpleador: string | null
  afp: number | null
  rentaPromedio: Pesos | null
  subido: string
  subidoPor: string
}

export interface CertificadoTable {
  id: GeneratedAlways<number>
  prospectoId: number
  documentoId: number | null
  rut: string
  rutEmpleador: string
  afp: number | null
  sha256: string
  rentaPromedio: Pesos
  meses: number
  emitido: string | null
  validado: string
  validadoPor: string
  retirado: string | null
}

export interface DocumentoPedidoTable {
  id: number
  tipoTrabajador: 'D' | 'I' | 'V' | 'P'
  tipo: string
  nombre: string
  obligatorio: boolean
  orden: number
  desde: Generated<string>
  hasta: string | null
}

export interface DocumentoProspectoTable {
  id: Generated<number>
  prospectoId: number
  archivoId: number
  pedidoId: number | null
  tipoAdjunto: number
  subido: string
  subidoPor: string
  retirado: string | null
  retiradoPor: string | null
  nombre: Buffer
}

export interface EmpleadorTable {
  id: GeneratedAlways<number>
  prospectoId: number
  orden: number
  tipoTrabajador: 'D' | 'I' | 'V' | 'P'
  rut: string | null
  renta: Pesos
  rentaValidada: Generated<boolean>
  retirado: Generated<boolean>
}

export interface OposicionPersonaTable {
  id: GeneratedAlways<number>
  pedidoId: number
  tratamiento: 'contacto' | 'estadisticas'
  documento: Buffer
  en: string
  por: string
  levantadaEn: string | null
  levantadaPor: string | null
}

export interface ProspectoTable {
  id: GeneratedAlways<number>
  asesorId: number
  tipoProspecto: string
  tipoDocumento: Generated<'R' | 'P'>
  rut: string | null
  numeroPasaporte: string | null
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: string
  celular: string
  correo: string
  fechaNacimiento: string | null
  sexo: 'M' | 'F' | null
  isapreActual: number | null
  tipoPlan: Generated<'N' | 'S' | 'C'>
  codColectivo: number | null
  tipoVenta: 'M' | 'E' | null
  codigoRegion: number | null
  codigoCiudad: number | null
  activo: Generated<boolean>
  motivo: Generated<string>
  entrevistado: boolean | null
  cargaVigente: Generated<boolean>
  parejaId: number | null
  otorga: boolean | null
  etapa: Generated<EtapaProspecto>
  estado: EstadoProspecto
  folioDS: number | null
  gestionadoEn: string | null
  registradoEn: string
  busqueda: string
  version: Generated<number>
  actualizadoPor: string
  actualizadoEn: string
  estadoDesde: Generated<string>
  originalId: number | null
  grupoGuardado: Generated<boolean>
  buzon: GeneratedAlways<string>
  ingresadoPor: number | null
  vendidoPor: number | null
  titularId: number | null
  recibidoDe: number | null
  recibidoEn: string | null
  titularHasta: string | null
  bloqueado: Generated<boolean>
  oposiciones: Generated<string[]>
  etiquetas: Generated<string[]>
  correoRebota: Generated<boolean>
}

export interface RentaAprobadaTable {
  prospectoId: number
  renta: Pesos
  rentas: Json<RentaDeEmpleador[]>
  en: string
}

/** Its tables by their names. */
export interface PostulacionTables {
  autorizacion: AutorizacionTable
  beneficiario: BeneficiarioTable
  cambio: CambioTable
  busquedaDelNucleo: BusquedaDelNucleoTable
  cargaDelNucleo: CargaDelNucleoTable
  certificado: CertificadoTable
  documentoPedido: DocumentoPedidoTable
  documentoProspecto: DocumentoProspectoTable
  empleador: EmpleadorTable
  oposicionPersona: OposicionPersonaTable
  prospecto: ProspectoTable
  rentaAprobada: RentaAprobadaTable
}
