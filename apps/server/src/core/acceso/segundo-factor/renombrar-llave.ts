import { common } from '@alerce/contract/messages/common'
import { renombrarLlave } from '@alerce/contract/operations/acceso/segundo-factor'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { renameLlave } from './repository.ts'

export const renombrarLlaveUseCase = useCase(renombrarLlave, async ({ llave, nombre }, ctx) => {
  const { usuarioId } = persona(ctx)
  ensure(await renameLlave(ctx.tx, { usuarioId, credencial: llave }, nombre), common.notFound)
  return 'ok' as const
})
