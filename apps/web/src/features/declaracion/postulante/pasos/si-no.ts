/** An answer as two buttons hold it; '' while there is none. */
export type SiNo = '' | 'si' | 'no'

export function siNoDe(respuesta: boolean | null | undefined): SiNo {
  if (respuesta === null || respuesta === undefined) return ''
  return respuesta ? 'si' : 'no'
}
