/** Every paper of a sale, in the order in which they are read (core rules, Documents: papers issued). */
export const tiposDeDocumento = [
  ...(['declaracion-salud', 'plan-y-precio', 'notificacion-entidad'] as const),
  ...(['declaracion-jurada', 'circular-conyuge', 'mandato'] as const),
] as const

export type TipoDeDocumento = (typeof tiposDeDocumento)[number]

/**
 * Two things that a paper of health may be, and not the same. The copy of the declaration is read by whoever may read the
 * declaration, and nobody else: kept sealed, in no letter, in no PDF of papers.
 */
export const esCopiaDeLaDS = ({ tipo }: { readonly tipo: TipoDeDocumento }): boolean => tipo === 'declaracion-salud'

/**
 * What goes when the health of a sale is deleted: that copy, and what was sworn of a medical charge, which until then the
 * advisor opens and hands in as any other paper.
 */
export const seVanConLaSalud = ['declaracion-salud', 'declaracion-jurada'] as const satisfies readonly TipoDeDocumento[]

/** How a paper is called where it is listed: the name of its file without what every one of them ends in. */
export const tituloDelPapel = (nombre: string): string => nombre.replace(/\.pdf$/, '')
