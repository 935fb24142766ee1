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
 * Who presses the link of their invitation has no session as a rule: what it says before they enter is asked for
 * together with what they had answered, not after it was refused. On a slow line that is one wait less.
 */
export function adelantar({ pathname, hash }: Lugar): void {
  const enlace = tokenIn(hash)
  if (!enlace || pathname !== addressOf('postulacion', 'postulanteDs')) return
  void queryClient.prefetchQuery(readOptions('abrirInvitacion', { enlace }))
  void queryClient.prefetchQuery(postulacionSinRed(enlace))
}
