import { expiraLaSesion, sigueLaSesion } from '@alerce/domain/declaracion/invitacion/sesion'
import { queryOptions } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../../../lib/api/call.ts'
import { ApiUnreachable, isRefusal } from '../../../../lib/api/errors.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { now } from '../../../../lib/time/clock.ts'
import { readFromArca, removeFromArca, saveInArca } from './arca.ts'

type Postulacion = ReplyOf<'obtenerPostulacion'>

/** Last reading, for the length of its session. Later it needs a new identity check. */
async function ultimaLectura(enlace: string): Promise<Postulacion | null> {
  const kept = await readFromArca(enlace, 'lectura')
  if (!kept) return null
  const vale = sigueLaSesion({ ultimaActividad: kept.puesta, expira: expiraLaSesion(kept.puesta) }, now())
  if (!vale) await removeFromArca(enlace, 'lectura')
  return vale ? (kept.valor as Postulacion) : null
}

async function read(enlace: string, signal: AbortSignal): Promise<Postulacion> {
  try {
    const data = await call('obtenerPostulacion', { enlace }, { signal })
    void (data.paso === 'enviada'
      ? removeFromArca(enlace, 'lectura', 'cola', 'devueltas', 'escritas')
      : saveInArca(enlace, 'lectura', data))
    return data
  } catch (error) {
    if (isRefusal(error, 401)) void removeFromArca(enlace, 'lectura')
    const kept = error instanceof ApiUnreachable ? await ultimaLectura(enlace) : null
    if (!kept) throw error
    return kept
  }
}

/** Declaration from the server; without network, as last read in this tab. */
export const postulacionSinRed = (enlace: string) =>
  queryOptions({
    ...readOptions('obtenerPostulacion', { enlace }),
    queryFn: ({ signal }) => read(enlace, signal),
    // The call was made before the page was drawn (advance.ts): a refusal without session is its answer
    retryOnMount: false,
  })
