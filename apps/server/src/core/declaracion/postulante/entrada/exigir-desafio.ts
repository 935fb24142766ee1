import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { tokenHash } from '../../../../platform/link-token.ts'
import { ensure } from '../../../refusal.ts'
import type { Codigo } from '../repository-codigo.ts'

/** Refuses (422) who did not prove the identity that a code was mailed for: they begin anew. */
export function exigirDesafio(codigo: Codigo | null, desafio: string): void {
  ensure(codigo?.desafioHash?.equals(tokenHash(desafio)), m.codigoVencido)
}
