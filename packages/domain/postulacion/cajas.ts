/** Kind of the document that is read: the certificate of contributions (spec 1 §5). */
export const CERTIF_COTIZ = 'CERTIF_COTIZ'
/** Documents that an applicant may have at most, those taken away not counted: one call of the wire answers all their bytes. */
export const MAXIMO_DE_DOCUMENTOS = 20

/** A document that is asked of a type of worker. */
export interface DocumentoPedido {
  readonly id: number
  readonly tipo: string
  readonly nombre: string
  readonly obligatorio: boolean
}

/** A place for what is asked: the identity card of who has two employers is asked for once. */
export interface Caja {
  /** The requests that it answers; what is handed in is noted under the first. */
  readonly ids: readonly [number, ...number[]]
  readonly tipo: string
  readonly nombre: string
  readonly obligatorio: boolean
}

/** The places for what is asked of several types of worker, one for each kind of document, in the order of asking. */
export function cajasDe(pedidos: readonly DocumentoPedido[]): readonly Caja[] {
  const cajas = new Map<string, Caja>()
  for (const { id, tipo, nombre, obligatorio } of pedidos) {
    const known = cajas.get(tipo)
    cajas.set(tipo, {
      ids: known ? [...known.ids, id] : [id],
      tipo,
      nombre: known?.nombre ?? nombre,
      obligatorio: obligatorio || (known?.obligatorio ?? false),
    })
  }
  return [...cajas.values()]
}

/** Kind of the identity document. */
const CEDULA = 'CEDULA'

/** True of what is asked for under that kind: the identity card, or the passport in its place. */
export const esDeIdentidad = (tipo: string | null): boolean => tipo === CEDULA

/** What is asked of a holder without a RUT: the passport in the place of the identity card. */
export const pedidosSinRut = (pedidos: readonly DocumentoPedido[]): readonly DocumentoPedido[] =>
  pedidos.map((pedido) => (esDeIdentidad(pedido.tipo) ? { ...pedido, nombre: 'Pasaporte' } : pedido))

/** What is asked of who may go on without the certificate: it may be handed in, and holds nothing (spec 1 §4). */
export const sinExigirCertificado = (pedidos: readonly DocumentoPedido[]): readonly DocumentoPedido[] =>
  pedidos.map((pedido) => (pedido.tipo === CERTIF_COTIZ ? { ...pedido, obligatorio: false } : pedido))
