/** An answer as two buttons hold it; '' while there is none. */
export type RespuestaSiNo = '' | 'si' | 'no'

export function siNoDe(respuesta: boolean | null | undefined): RespuestaSiNo {
  if (respuesta === null || respuesta === undefined) return ''
  return respuesta ? 'si' : 'no'
}
