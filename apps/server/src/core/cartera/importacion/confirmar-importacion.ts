import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { confirmarImportacion } from '@alerce/contract/operations/cartera/importacion'
import { publish } from '../../../avisos/repository.ts'
import { firma } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'
import { confirm, takeImportacion } from './repository.ts'

/** The rows are added by a job, so that a large file holds nobody and survives a restart. */
export const confirmarImportacionUseCase = useCase(confirmarImportacion, async ({ importacionId }, ctx) => {
  const tomada = await takeImportacion(ctx.tx, importacionId)
  const importacion = await importacionPropia(ctx, importacionId)
  ensure(importacion.estado === 'revisada', m.yaConfirmada)
  ensure(!importacion.codificacionDudosa, m.codificacionDudosa)
  ensure(importacion.nuevas > 0, m.nadaQueImportar)
  await confirm(ctx.tx, importacionId, { por: firma(ctx.actor), en: ctx.ahora })
  if (tomada) await publish(ctx.tx, { tema: 'importacion', asesorId: tomada.asesorId })
  await ctx.jobs.send(ctx.tx, 'importar', { importacionId })
  return await importacionPropia(ctx, importacionId)
})
