import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { deshacerImportacion } from '@alerce/contract/operations/cartera/importacion'
import { publish } from '../../../avisos/repository.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { importacionPropia } from './policy.ts'
import { changeEstado, takeImportacion, withdrawProspectos } from './repository.ts'

export const deshacerImportacionUseCase = useCase(deshacerImportacion, async ({ importacionId }, ctx) => {
  const tomada = await takeImportacion(ctx.tx, importacionId)
  const { estado, deshacerHasta } = await importacionPropia(ctx, importacionId)
  ensure(estado === 'hecha' && deshacerHasta !== null, m.noSeDeshace)
  const [uno] = await withdrawProspectos(ctx.tx, importacionId)
  await changeEstado(ctx.tx, importacionId, 'deshecha')
  if (tomada) await publish(ctx.tx, { tema: 'importacion', asesorId: tomada.asesorId })
  // one notice is enough for the list to be read anew
  if (tomada && uno !== undefined)
    await publish(ctx.tx, { tema: 'prospecto', prospectoId: uno, asesorId: tomada.asesorId })
  return await importacionPropia(ctx, importacionId)
})
