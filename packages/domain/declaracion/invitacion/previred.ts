/** What an applicant has said of asking PreviRed: nothing yet, yes, no, or a yes that was taken back. */
export const autorizacionesPrevired = ['pendiente', 'autorizada', 'negada', 'retirada'] as const

type AutorizacionPrevired = (typeof autorizacionesPrevired)[number]

/** Where the authorization stands by all that was said, first to last: the last word counts. */
export function autorizacionPrevired(dichos: readonly boolean[]): AutorizacionPrevired {
  const ultimo = dichos.at(-1)
  if (ultimo === undefined) return 'pendiente'
  if (ultimo) return 'autorizada'
  return dichos.includes(true) ? 'retirada' : 'negada'
}
