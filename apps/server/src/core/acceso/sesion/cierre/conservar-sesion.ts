import { sesionMessages } from '@alerce/contract/messages/acceso/sesion'
import { common } from '@alerce/contract/messages/common'
import { conservarSesion } from '@alerce/contract/operations/acceso/sesion'
import { duenoDeSesion } from '../../../../sesiones/read-model.ts'
import { keep } from '../../../../sesiones/repository.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { recordEvento } from '../../seguridad/record-evento.ts'

export const conservarSesionUseCase = useCase(conservarSesion, async ({ sesionId }, ctx) => {
  const dueno = (await duenoDeSesion(ctx.tx, sesionId)) ?? refuse(common.notFound)
  ensure(await keep(ctx.tx, sesionId, ctx.ahora), sesionMessages.yaCerrada)
  await recordEvento(ctx, 'sesionConservada', dueno.usuario)
  return 'ok' as const
})
