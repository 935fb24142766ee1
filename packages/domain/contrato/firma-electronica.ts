import type { VentaDeDS } from '../declaracion/actos/actos.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'

const firmadas: readonly EtapaDS[] = ['firmaIsapre', 'firmaIsapreRevision', 'terminado']

/** True once the applicant of an electronic sale signed the papers of their contract. */
export const firmoElContrato = (etapa: EtapaDS): boolean => firmadas.includes(etapa)

/** An electronic sale as far as signing its papers looks at it. */
export interface VentaElectronica {
  readonly activo: boolean
  readonly etapa: EtapaDS
  /** An update of it waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** The same person has a contract that came of another sale. */
  readonly yaSuscribio: boolean
  /** The desk has found something that is not put right. */
  readonly conIrregularidad: boolean
  /** Every paper in force is issued. */
  readonly emitidos: boolean
}

/** Why the applicant cannot sign their papers now. */
export type DetencionDeFirma =
  | 'sinEnviar'
  | 'yaSuscribio'
  | 'actualizacion'
  | 'irregularidad'
  | 'sinEmitir'
  | 'otorgante'

/**
 * What keeps an applicant from signing, the first that does; null: nothing. Who receives signs after who gives: `otorgante`
 * is the giver's stage, null where nobody gives to them.
 */
export function detencionDeFirma(venta: VentaElectronica, otorgante: EtapaDS | null): DetencionDeFirma | null {
  if (!venta.activo || venta.etapa !== 'firmaDocumentos') return 'sinEnviar'
  if (venta.yaSuscribio) return 'yaSuscribio'
  if (venta.enActualizacion) return 'actualizacion'
  if (venta.conIrregularidad) return 'irregularidad'
  if (!venta.emitidos) return 'sinEmitir'
  return otorgante !== null && !firmoElContrato(otorgante) ? 'otorgante' : null
}

/** A sale whose papers are signed, as far as its contract looks at it. */
export interface VentaFirmada {
  readonly tipoVenta: VentaDeDS
  readonly activo: boolean
  /** The other of its pair has ended without a contract: it ends with both or neither. */
  readonly parejaDetenida: boolean
  /** The desk has found something that is not put right. */
  readonly conIrregularidad: boolean
  /** The same person has a contract that came of another sale. */
  readonly yaSuscribio: boolean
  /** The desk accepted the first payment, or none is to be proved. */
  readonly primerPagoMirado: boolean
  /** What was signed waits for the desk to look at it. */
  readonly enLaMesa: boolean
}

/** What keeps a signed sale from its contract. */
export type DetencionDeContrato = 'irregularidad' | 'inactivo' | 'pareja' | 'yaSuscribio' | 'primerPago' | 'mesa'

/**
 * What keeps a signed sale from its contract, the first that does; null: nothing. Of a manual one the desk looks at the
 * first payment apart: handed back, it is an irregularity; and it is the desk that ends it, so it never waits for it here.
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

/** True of an electronic sale that its applicant signed and that waits for the insurer. */
export const esperaContrafirma = ({ tipoVenta, etapa }: { tipoVenta: VentaDeDS; etapa: EtapaDS }): boolean =>
  tipoVenta === 'E' && (etapa === 'firmaIsapre' || etapa === 'firmaIsapreRevision')

/** Where it waits, by what keeps it from its contract (core rules, Stages of the DS). */
export const etapaDeEspera = (detencion: DetencionDeContrato | null): EtapaDS =>
  detencion === 'irregularidad' ? 'firmaIsapreRevision' : 'firmaIsapre'
