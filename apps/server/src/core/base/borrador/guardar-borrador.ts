import { borradorMessages } from '@alerce/contract/messages/cartera/venta'
import { guardarBorrador, LARGO_BORRADOR } from '@alerce/contract/operations/base/borrador'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { guardar } from './repository.ts'
import { autorDe } from './vigencia.ts'

/** Keeps what is being typed, encrypted: a form may hold health data. */
export const guardarBorradorUseCase = useCase(guardarBorrador, async ({ formulario, contenido }, ctx) => {
  const usuarioId = autorDe(ctx)
  const valor = contenido ?? null
  ensure(JSON.stringify(valor).length <= LARGO_BORRADOR, borradorMessages.muyLargo)
  const { vault, ahora } = ctx
  await guardar(ctx.tx, { usuarioId, formulario, contenido: vault.seal(valor), claveId: vault.claveId, ahora })
  return 'ok' as const
})
