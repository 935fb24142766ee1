import type { VentaDeDS } from '../declaracion/actos/actos.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'

const firmadas: readonly EtapaDS[] = ['firmaIsapre', 'firmaIsapreRevision', 'terminado']

/** True once the applicant of an electronic sale signed the papers of the contract. */
export const firmoElContrato = (etapa: EtapaDS): boolean => firmadas.includes(etapa)

/** Facts of an electronic sale that decide about signing its papers. */
export interface VentaElectronica {
  readonly activo: boolean
  readonly etapa: EtapaDS
  /** An open update waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** The same person has a contract from another sale. */
  readonly yaSuscribio: boolean
  /** The desk found an irregularity that is not corrected. */
  readonly conIrregularidad: boolean
  /** Every paper in force is issued. */
  readonly emitidos: boolean
}

/** Reasons why the applicant cannot sign the papers now. */
export type DetencionDeFirma =
  | 'sinEnviar'
  | 'yaSuscribio'
  | 'actualizacion'
  | 'irregularidad'
  | 'sinEmitir'
  | 'otorgante'

/**
 * First reason why an applicant cannot sign; null: none. The receiver signs after the giver: `otorgante` is the giver's
 * stage, null without a giver.
 */
export function detencionDeFirma(venta: VentaElectronica, otorgante: EtapaDS | null): DetencionDeFirma | null {
  if (!venta.activo || venta.etapa !== 'firmaDocumentos') return 'sinEnviar'
  if (venta.yaSuscribio) return 'yaSuscribio'
  if (venta.enActualizacion) return 'actualizacion'
  if (venta.conIrregularidad) return 'irregularidad'
  if (!venta.emitidos) return 'sinEmitir'
  return otorgante !== null && !firmoElContrato(otorgante) ? 'otorgante' : null
}

/** Facts of a signed sale that decide about its contract. */
export interface VentaFirmada {
  readonly tipoVenta: VentaDeDS
  readonly activo: boolean
  /** The other side of its pair ended without a contract: a pair ends both or neither. */
  readonly parejaDetenida: boolean
  /** The desk found an irregularity that is not corrected. */
  readonly conIrregularidad: boolean
  /** The same person has a contract from another sale. */
  readonly yaSuscribio: boolean
  /** The desk accepted the first payment, or none must be proved. */
  readonly primerPagoMirado: boolean
  /** The signed papers wait for the desk's review. */
  readonly enLaMesa: boolean
}

/** Reasons why a signed sale cannot become a contract. */
export type DetencionDeContrato = 'irregularidad' | 'inactivo' | 'pareja' | 'yaSuscribio' | 'primerPago' | 'mesa'

/**
 * First reason why a signed sale cannot become a contract; null: none. In a manual sale the desk reviews the first
 * payment separately, and a returned one is an irregularity. The desk itself ends a manual sale, so it never waits for
 * the desk here.
 */
export function detencionDeContrato(venta: VentaFirmada): DetencionDeContrato | null {
  if (venta.conIrregularidad) return 'irregularidad'
  if (!venta.activo) return 'inactivo'
  if (venta.parejaDetenida) return 'pareja'
  if (venta.yaSuscribio) return 'yaSuscribio'
  if (venta.tipoVenta === 'M') return null
  if (!venta.primerPagoMirado) return 'primerPago'
  return venta.enLaMesa ? 'mesa' : null
}

/** True for an electronic sale signed by its applicant that waits for the insurer. */
export const esperaContrafirma = ({ tipoVenta, etapa }: { tipoVenta: VentaDeDS; etapa: EtapaDS }): boolean =>
  tipoVenta === 'E' && (etapa === 'firmaIsapre' || etapa === 'firmaIsapreRevision')

/** Stage in which a signed sale waits, by the reason that stops it (core rules, Stages of the DS). */
export const etapaDeEspera = (detencion: DetencionDeContrato | null): EtapaDS =>
  detencion === 'irregularidad' ? 'firmaIsapreRevision' : 'firmaIsapre'
