import { addressOf } from '@alerce/contract/screens'
import type { Vault } from '../../../../platform/vault.ts'

const USO = 'dejar el resumen'

/**
 * Link of the daily letter with which its addressee ends it. A signature instead of a stored token: links of older
 * letters keep working, and nothing else opens with them.
 */
export const enlaceDeBaja = ({ vault, direccion }: { vault: Vault; direccion: string }, usuarioId: number): string =>
  `${direccion}${addressOf('postulacion', 'resumen')}#enlace=${usuarioId}-${vault.sign(USO, String(usuarioId))}`

/** User of a link, or null when the link is not ours. */
export function usuarioDeBaja(vault: Vault, enlace: string): number | null {
  const [usuarioId = ''] = enlace.split('-', 1)
  return vault.verify(USO, usuarioId, enlace.slice(usuarioId.length + 1)) ? Number(usuarioId) : null
}
