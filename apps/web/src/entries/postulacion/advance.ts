import { addressOf } from '@alerce/contract/screens'
import { postulacionSinRed } from '../../features/declaracion/postulante/sin-red/lectura.ts'
import { readOptions } from '../../lib/api/read-options.ts'
import { queryClient } from '../../lib/query-client.ts'
import { tokenIn } from '../../lib/use-link-token.ts'

interface Lugar {
  readonly pathname: string
  readonly hash: string
}

/**
 * Prefetches the invitation together with its saved answers. Visitors of a link usually have no session: waiting for
 * the refusal would cost one round trip more.
 */
export function advance({ pathname, hash }: Lugar): void {
  const enlace = tokenIn(hash)
  if (!enlace || pathname !== addressOf('postulacion', 'postulanteDs')) return
  void queryClient.prefetchQuery(readOptions('abrirInvitacion', { enlace }))
  void queryClient.prefetchQuery(postulacionSinRed(enlace))
}
