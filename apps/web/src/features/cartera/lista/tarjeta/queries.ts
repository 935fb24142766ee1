import { useQuery } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'

export type IrregularidadDeTarjeta = ReplyOf<'obtenerIrregularidadesProspecto'>[number]

/** The server answered something else than it promised. */
export class RespuestaInesperada extends Error {}

type DeLaTarjeta = 'obtenerGlosaAutenticacionRechazada' | 'obtenerIrregularidadesProspecto'

/** Reads the data of a card's dialog, and again when that prospect changes. */
function useDeLaTarjeta<T>(name: DeLaTarjeta, prospectoId: number, read: (signal: AbortSignal) => Promise<T>) {
  const queryKey = [name, { prospectoId }]
  useLive(name, { payload: { prospectoId }, prospectos: [prospectoId] })
  return useQuery({ queryKey, queryFn: ({ signal }) => read(signal) })
}

type Rechazo = ReplyOf<'obtenerGlosaAutenticacionRechazada'>

/** Why the authentication was rejected, since when, and whether its advisor lifts it; no reason: it no longer is. */
export const useGlosa = (prospectoId: number) =>
  useDeLaTarjeta('obtenerGlosaAutenticacionRechazada', prospectoId, async (signal) => {
    const reply: Partial<Rechazo> | null = await call(
      'obtenerGlosaAutenticacionRechazada',
      { ProspectoId: prospectoId },
      { signal },
    )
    if (typeof reply?.glosa !== 'string') throw new RespuestaInesperada()
    return { glosa: reply.glosa, rechazado: reply.rechazado ?? null, puedeInvitar: reply.puedeInvitar === true }
  })

export const useIrregularidades = (prospectoId: number) =>
  useDeLaTarjeta('obtenerIrregularidadesProspecto', prospectoId, async (signal) => {
    const reply = await call('obtenerIrregularidadesProspecto', { prospectoId }, { signal })
    if (!Array.isArray(reply)) throw new RespuestaInesperada()
    return reply
  })
