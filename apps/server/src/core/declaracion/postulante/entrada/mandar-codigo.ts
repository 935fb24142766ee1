import { newToken, tokenHash } from '../../../../platform/link-token.ts'
import type { Context } from '../../../use-case.ts'
import { enviarCodigo } from '../enviar-codigo.ts'
import type { InvitacionTomada } from './tomar-invitacion.ts'

/** Mails the code of the entry to who was identified; what ties it to their browser goes with the answer alone. */
export async function mandarCodigo(ctx: Context, { declaracion, prospecto }: InvitacionTomada) {
  const desafio = newToken()
  const de = { declaracionId: declaracion.id, uso: 'entrada' as const, desafioHash: tokenHash(desafio), dice: null }
  return { estado: 'codigo' as const, desafio, ...(await enviarCodigo(ctx, de, prospecto)) }
}
