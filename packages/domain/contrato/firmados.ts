import { seHace } from '../declaracion/actos/actos.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'

/** Code of a signed paper (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_FIRMADO = 40

/** Issued papers of a sale, and how many of them came signed. */
export interface CuentaDeFirmados {
  readonly emitidos: number
  readonly firmados: number
}

/** True when every issued paper came signed (core rules, Stages of the DS). */
export const firmadosCompletos = ({ emitidos, firmados }: CuentaDeFirmados): boolean =>
  emitidos > 0 && firmados === emitidos

/** Facts of a sale that decide about handing in its signed papers. */
export interface VentaPorFirmar extends CuentaDeFirmados {
  readonly activo: boolean
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
  /** An open update waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** The same person has a contract from another sale. */
  readonly yaSuscribio: boolean
  /** The desk returned them, and the returned papers are unchanged (`sigueDevuelto`). */
  readonly sinCambiar: boolean
}

/** Reasons of the other side of a pair: its papers are not all signed, or one of three named reasons. */
export type DetencionDeFirmadosDePareja = 'otro' | 'otroSinCambiar' | 'otroEnActualizacion' | 'otroDetenido'

/** Reasons of the own sale why signed papers cannot be handed in. */
type DetencionPropia =
  | 'electronica'
  | 'inactivo'
  | 'yaSuscribio'
  | 'suscrito'
  | 'enLaMesa'
  | 'sinEmitir'
  | 'actualizacion'
  | 'faltan'
  | 'sinCambiar'

/** Reasons why signed papers cannot be handed in: of the own sale or of the other side of its pair. */
export type DetencionDeFirmados = DetencionPropia | DetencionDeFirmadosDePareja

/** Reason for this side, by the reason that stops the other side. */
const delOtro: Readonly<Record<DetencionPropia, DetencionDeFirmadosDePareja>> = {
  sinEmitir: 'otro',
  faltan: 'otro',
  sinCambiar: 'otroSinCambiar',
  actualizacion: 'otroEnActualizacion',
  electronica: 'otroDetenido',
  inactivo: 'otroDetenido',
  yaSuscribio: 'otroDetenido',
  suscrito: 'otroDetenido',
  enLaMesa: 'otroDetenido',
}

/** True when the reason is of the other side of the pair. */
export const esDelOtro = (detencion: DetencionDeFirmados | null): detencion is DetencionDeFirmadosDePareja =>
  Object.values<string | null>(delOtro).includes(detencion)

function detencionPropia(venta: VentaPorFirmar): DetencionPropia | null {
  if (venta.tipoVenta !== 'M') return 'electronica'
  if (venta.etapa === 'terminado') return 'suscrito'
  if (!venta.activo) return 'inactivo'
  if (venta.yaSuscribio) return 'yaSuscribio'
  if (venta.etapa === 'firmaIsapreRevision') return 'enLaMesa'
  if (venta.etapa !== 'resumenCotizacion') return 'sinEmitir'
  if (venta.enActualizacion) return 'actualizacion'
  if (!firmadosCompletos(venta)) return 'faltan'
  return venta.sinCambiar ? 'sinCambiar' : null
}

/**
 * First reason why the signed papers of a manual sale cannot be handed in; null: none. A pair is handed in together, so
 * a reason of one side stops both (core rules, Money: signed papers of one wait for the other's).
 */
export function detencionDeFirmados(venta: VentaPorFirmar, otro: VentaPorFirmar | null): DetencionDeFirmados | null {
  const propia = detencionPropia(venta)
  if (propia) return propia
  const suya = otro && detencionPropia(otro)
  return suya && delOtro[suya]
}

/** Signed paper with its instants (ISO): received and returned. */
interface LoFirmado {
  readonly en: string
  readonly devueltoEn: string | null
}

/**
 * True while papers that the desk returned at `devueltas` (ISO) are unchanged: a named paper, or all of them when it
 * named none. Own rule.
 */
export const sigueDevuelto = (firmados: readonly LoFirmado[], devueltas: string): boolean =>
  firmados.some(({ devueltoEn }) => devueltoEn !== null) || firmados.every(({ en }) => en <= devueltas)

/** True from the issue of the papers until they are handed to the desk: signed papers may be added and changed. */
export const recibeFirmados = ({ tipoVenta, etapa }: Pick<VentaPorFirmar, 'tipoVenta' | 'etapa'>): boolean =>
  seHace('cargaArchivoProspectoTAD', { tipoVenta, etapa })

/** Reasons for which the sale can never hand them in. */
const sinRemedio: readonly (DetencionDeFirmados | null)[] = ['inactivo', 'yaSuscribio']

/**
 * True when handing in the signed papers is the next step of a sale, though something may stop it. `detencion`: the
 * known reason.
 */
export const porEntregarFirmados = (
  venta: Pick<VentaPorFirmar, 'tipoVenta' | 'etapa'>,
  detencion: DetencionDeFirmados | null,
): boolean => recibeFirmados(venta) && !sinRemedio.includes(detencion)
