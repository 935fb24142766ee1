/** Types of paper of a sale, in reading order (core rules, Documents: papers issued). */
export const tiposDeDocumento = [
  ...(['declaracion-salud', 'plan-y-precio', 'notificacion-entidad'] as const),
  ...(['declaracion-jurada', 'circular-conyuge', 'mandato'] as const),
] as const

export type TipoDeDocumento = (typeof tiposDeDocumento)[number]

/**
 * True for the copy of the declaration. Only readers of the declaration may read it: kept sealed, never in a letter or
 * in a PDF of papers.
 */
export const esCopiaDeLaDS = ({ tipo }: { readonly tipo: TipoDeDocumento }): boolean => tipo === 'declaracion-salud'

/**
 * Papers deleted with the health data of a sale: that copy, and the sworn statement of a medical charge. The advisor
 * opens and hands in the latter as any other paper until then.
 */
export const seVanConLaSalud = ['declaracion-salud', 'declaracion-jurada'] as const satisfies readonly TipoDeDocumento[]

/** Title of a paper in a list: its file name without the extension. */
export const tituloDelPapel = (nombre: string): string => nombre.replace(/\.pdf$/, '')
