import { expiraLaSesion, sigueLaSesion } from '@alerce/domain/declaracion/invitacion/sesion'
import { queryOptions } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { ApiUnreachable, isRefusal } from '../../../../lib/api/errors.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { now } from '../../../../lib/time/clock.ts'
import { guardarEnArca, leerDelArca, quitarDelArca } from './arca.ts'

type Postulacion = ReplyOf<'obtenerPostulacion'>

/** The last reading, for as long as its session would last: afterwards nobody reads it without proving who they are. */
async function ultimaLectura(enlace: string): Promise<Postulacion | null> {
  const kept = await leerDelArca(enlace, 'lectura')
  if (!kept) return null
  const vale = sigueLaSesion({ ultimaActividad: kept.puesta, expira: expiraLaSesion(kept.puesta) }, now())
  if (!vale) await quitarDelArca(enlace, 'lectura')
  return vale ? (kept.valor as Postulacion) : null
}

async function leer(enlace: string, signal: AbortSignal): Promise<Postulacion> {
  try {
    const data = await call('obtenerPostulacion', { enlace }, { signal })
    void (data.paso === 'enviada'
      ? quitarDelArca(enlace, 'lectura', 'cola', 'devueltas', 'escritas')
      : guardarEnArca(enlace, 'lectura', data))
    return data
  } catch (error) {
    if (isRefusal(error, 401)) void quitarDelArca(enlace, 'lectura')
    const kept = error instanceof ApiUnreachable ? await ultimaLectura(enlace) : null
    if (!kept) throw error
    return kept
  }
}

/** The declaration as the server tells it; where nobody answers, as it was last told to this tab. */
export const postulacionSinRed = (enlace: string) =>
  queryOptions({
    ...readOptions('obtenerPostulacion', { enlace }),
    queryFn: ({ signal }) => leer(enlace, signal),
    // asked for before the page stood (adelantar.ts), and refused to who has no session yet: that is the answer
    retryOnMount: false,
  })
