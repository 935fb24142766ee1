/** Authorization of the PreviRed query by the applicant: none yet, given, denied, or withdrawn. */
export const autorizacionesPrevired = ['pendiente', 'autorizada', 'negada', 'retirada'] as const

type AutorizacionPrevired = (typeof autorizacionesPrevired)[number]

/** Authorization after all answers, first to last: the last one counts. */
export function autorizacionPrevired(dichos: readonly boolean[]): AutorizacionPrevired {
  const ultimo = dichos.at(-1)
  if (ultimo === undefined) return 'pendiente'
  if (ultimo) return 'autorizada'
  return dichos.includes(true) ? 'retirada' : 'negada'
}
