// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'
import type { Numeric } from './numeric.ts'

export interface ActualizacionTable {
  id: Generated<number>
  prospectoId: number
  estado: Generated<'E' | 'S' | 'X'>
  antes: Buffer
  comenzadaPor: string
  comenzadaEn: string
  cerradaPor: string | null
  cerradaEn: string | null
  pagabaSinEmpleador: Generated<boolean>
  rut: Generated<string>
  nombres: Generated<string>
  apellidoPaterno: Generated<string>
  apellidoMaterno: Generated<string>
}

export interface AntecedenteContractualTable {
  prospectoId: number
  codigoAfp: number | null
  codigoComuna: number
  domicilio: string
}

export interface CobroTable {
  id: GeneratedAlways<number>
  declaracionId: number
  clase: 'pago' | 'mandato'
  empleadorId: number | null
  clave: string
  montoUF: Numeric
  pesos: number
  estado: 'porAbrir' | 'espera' | 'confirmado' | 'rechazado' | 'vencido'
  creado: string
  vence: string
  identidad: string | null
  direccion: string | null
  consultar: string | null
  consultas: Generated<number>
  falla: string | null
  resuelto: string | null
  recibo: string | null
  motivo: 'monto' | 'fuera' | 'doble' | null
  consentimiento: Json
}

export interface ComprobantePagoTable {
  id: Generated<number>
  empleadorId: number
  archivoId: number
  nombre: Buffer
  por: string
  en: string
}

export interface ConsentimientoMandatoTable {
  mandatoId: number
  enlaceId: number | null
  version: string
  texto: string
  ip: string
  agente: string
  metodo: string | null
  correo: string | null
  conexionDelAsesor: Generated<boolean>
}

export interface CopiaFirmadaTable {
  documentoId: number
  archivoId: number
  en: string
}

export interface DocumentoContratoTable {
  id: GeneratedAlways<number>
  declaracionId: number
  tipo: TipoDeDocumento
  empleadorId: number | null
  nombre: string
  archivoId: number | null
  estado: Generated<'pendiente' | 'listo' | 'fallido' | 'eliminado'>
  intentos: Generated<number>
  reemplazado: Generated<boolean>
  creado: string
  emitido: string | null
  personaId: number | null
  huella: string | null
  firmadoEn: string | null
  huellaImpresa: string | null
}

export interface DocumentosReunidosTable {
  declaracionId: number
  papeles: string
  archivoId: number
  en: string
}

export interface EnlaceMandatoTable {
  id: GeneratedAlways<number>
  declaracionId: number
  tokenHash: Buffer
  creado: string
  creadoPor: string
  expira: string
  fallos: Generated<number>
  anulado: string | null
  bloqueado: string | null
  usado: string | null
  declinado: string | null
}

export interface EntidadPagadoraTable {
  empleadorId: number
  razonSocial: string
  domicilio: string
  telefono: string
  correo: string | null
  codigoComuna: number | null
  montoDescuentoUF: Numeric
}

export interface EnvioFirmadoTable {
  id: GeneratedAlways<number>
  declaracionId: number
  enviadoPor: string
  enviadoEn: string
  decision: 'aceptado' | 'devuelto' | null
  motivo: string | null
  resueltoPor: string | null
  resueltoEn: string | null
}

export interface EvidenciaTable {
  declaracionId: number
  manifiesto: Buffer
  clave: string
  firma: string
  creada: string
  sello: Buffer | null
  sellada: string | null
  autoridad: string | null
  intentos: Generated<number>
  siguiente: string
}

export interface EvidenciaArchivoTable {
  declaracionId: number
  orden: number
  archivoId: number
}

export interface MandatoTable {
  id: GeneratedAlways<number>
  declaracionId: number
  referencia: string
  otorgadoEn: string
  otorgadoPor: string
  revocadoEn: string | null
  revocadoPor: string | null
  origen: Generated<'postulante' | 'mesa'>
}

export interface PapelFirmadoTable {
  id: Generated<number>
  documentoId: number
  archivoId: number
  nombre: Buffer
  por: string
  en: string
  devueltoEn: string | null
  coincide: Generated<boolean>
}

export interface PrimerPagoTable {
  declaracionId: number
  por: string
  en: string
  decision: 'aceptado' | 'devuelto' | null
  motivo: string | null
  resueltoPor: string | null
  resueltoEn: string | null
}

/** Its tables by their names. */
export interface ContratoTables {
  actualizacion: ActualizacionTable
  antecedenteContractual: AntecedenteContractualTable
  cobro: CobroTable
  comprobantePago: ComprobantePagoTable
  consentimientoMandato: ConsentimientoMandatoTable
  copiaFirmada: CopiaFirmadaTable
  documentoContrato: DocumentoContratoTable
  documentosReunidos: DocumentosReunidosTable
  enlaceMandato: EnlaceMandatoTable
  entidadPagadora: EntidadPagadoraTable
  envioFirmado: EnvioFirmadoTable
  evidencia: EvidenciaTable
  evidenciaArchivo: EvidenciaArchivoTable
  mandato: MandatoTable
  papelFirmado: PapelFirmadoTable
  primerPago: PrimerPagoTable
}
