import { seHace } from '../declaracion/actos/actos.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'

/** The code of a signed paper (spec 2 §9, TAD_CODIGO). */
export const ADJUNTO_FIRMADO = 40

/** How many papers of a sale stand issued, and of how many the signed one came. */
export interface CuentaDeFirmados {
  readonly emitidos: number
  readonly firmados: number
}

/** All are there: as many came as were issued (core rules, Stages of the DS). */
export const firmadosCompletos = ({ emitidos, firmados }: CuentaDeFirmados): boolean =>
  emitidos > 0 && firmados === emitidos

/** A sale as far as handing in its signed papers looks at it. */
export interface VentaPorFirmar extends CuentaDeFirmados {
  readonly activo: boolean
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
  /** An update of it waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** The same person has a contract that came of another sale. */
  readonly yaSuscribio: boolean
  /** The desk gave them back, and what it gave back still stands there (`sigueDevuelto`). */
  readonly sinCambiar: boolean
}

/** What the other of a pair stops them for: its papers are not all signed, or one of the three that are said apart. */
export type DetencionDeFirmadosDePareja = 'otro' | 'otroSinCambiar' | 'otroEnActualizacion' | 'otroDetenido'

/** Why signed papers cannot be handed to the desk, of their own sale. */
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

/** Why signed papers cannot be handed to the desk: for their own sale or, of a pair, for the other's. */
export type DetencionDeFirmados = DetencionPropia | DetencionDeFirmadosDePareja

/** What is waited for, of each that stops the other. */
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

/** It is the other of the pair who is waited for. */
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
 * What keeps the signed papers of a manual sale from the desk, the first that does; null: nothing. A pair goes there
 * together: what stops the other stops both (core rules, Money: signed papers of one wait for the other's).
 */
export function detencionDeFirmados(venta: VentaPorFirmar, otro: VentaPorFirmar | null): DetencionDeFirmados | null {
  const propia = detencionPropia(venta)
  if (propia) return propia
  const suya = otro && detencionPropia(otro)
  return suya && delOtro[suya]
}

/** What came signed, as far as giving it back looks at it; instants ISO. */
interface LoFirmado {
  readonly en: string
  readonly devueltoEn: string | null
}

/**
 * True while what the desk gave back stands as it was, of papers it returned at `devueltas` (ISO): one that it named, or,
 * where it named none, all of them. Regla propia.
 */
export const sigueDevuelto = (firmados: readonly LoFirmado[], devueltas: string): boolean =>
  firmados.some(({ devueltoEn }) => devueltoEn !== null) || firmados.every(({ en }) => en <= devueltas)

/** Signed papers are taken in, and may be changed, from the issue until they are handed to the desk. */
export const recibeFirmados = ({ tipoVenta, etapa }: Pick<VentaPorFirmar, 'tipoVenta' | 'etapa'>): boolean =>
  seHace('cargaArchivoProspectoTAD', { tipoVenta, etapa })

/** Of these the sale can never hand them in. */
const sinRemedio: readonly (DetencionDeFirmados | null)[] = ['inactivo', 'yaSuscribio']

/**
 * Handing in the signed papers is what comes next in a sale, be it that something still stops it; `detencion`: what
 * does, as far as it is known.
 */
export const porEntregarFirmados = (
  venta: Pick<VentaPorFirmar, 'tipoVenta' | 'etapa'>,
  detencion: DetencionDeFirmados | null,
): boolean => recibeFirmados(venta) && !sinRemedio.includes(detencion)
