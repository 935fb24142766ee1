import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { deshacerImportacion } from '@alerce/contract/operations/cartera/importacion'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'
import { cambiarEstado, retirarProspectos, tomarImportacion } from './repository.ts'

export const deshacerImportacionUseCase = useCase(deshacerImportacion, async ({ importacionId }, ctx) => {
  await tomarImportacion(ctx.tx, importacionId)
  const { estado, deshacerHasta } = await importacionPropia(ctx, importacionId)
  ensure(estado === 'hecha' && deshacerHasta !== null, m.noSeDeshace)
  await retirarProspectos(ctx.tx, importacionId)
  await cambiarEstado(ctx.tx, importacionId, 'deshecha')
  return await importacionPropia(ctx, importacionId)
})
