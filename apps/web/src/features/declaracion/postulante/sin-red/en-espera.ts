import type { PayloadOf } from '../../../../lib/api/call.ts'

/** The saves that may wait for the network. What is accepted or signed may not: its instant is evidence. */
type NombreDeRespuesta = 'guardarTitularPostulante' | 'guardarPersonaPostulante' | 'guardarRespuestaPostulante'

/** An answer that was given and did not arrive yet. */
export type EnEspera = {
  [N in NombreDeRespuesta]: { readonly name: N; readonly payload: PayloadOf<N> }
}[NombreDeRespuesta]

/** What an answer is the answer of. */
export function claveDe({ name, payload }: EnEspera): string {
  if (name === 'guardarRespuestaPostulante') return `pregunta ${payload.codigoPregunta}`
  return name === 'guardarPersonaPostulante' ? `persona ${payload.id}` : 'titular'
}
