/** Kind of the document whose text is read: the certificate of contributions (spec 1 §5). */
export const CERTIF_COTIZ = 'CERTIF_COTIZ'
/** Most documents of an applicant, deleted ones not counted: one call of the wire returns all their bytes. */
export const MAXIMO_DE_DOCUMENTOS = 20

/** Document required for a worker type. */
export interface DocumentoPedido {
  readonly id: number
  readonly tipo: string
  readonly nombre: string
  readonly obligatorio: boolean
}

/** Place for a required document: two employers need the identity card only once. */
export interface Caja {
  /** Requests that it answers; a document is recorded under the first. */
  readonly ids: readonly [number, ...number[]]
  readonly tipo: string
  readonly nombre: string
  readonly obligatorio: boolean
}

/** Places for the documents of several worker types, one per kind of document, in order of request. */
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

/** True for the kind of the identity document: the identity card, or the passport instead. */
export const esDeIdentidad = (tipo: string | null): boolean => tipo === CEDULA

/** Requests for a holder without a RUT: the passport replaces the identity card. */
export const pedidosSinRut = (pedidos: readonly DocumentoPedido[]): readonly DocumentoPedido[] =>
  pedidos.map((pedido) => (esDeIdentidad(pedido.tipo) ? { ...pedido, nombre: 'Pasaporte' } : pedido))

/** Requests with an optional certificate, for a person who may go on without it (spec 1 §4). */
export const sinExigirCertificado = (pedidos: readonly DocumentoPedido[]): readonly DocumentoPedido[] =>
  pedidos.map((pedido) => (pedido.tipo === CERTIF_COTIZ ? { ...pedido, obligatorio: false } : pedido))
