import { revocarCalendarioPrivado } from '@alerce/contract/operations/agenda/salidas'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { calendarioDe } from './read-model.ts'
import { removeLlave } from './repository.ts'

export const revocarCalendarioPrivadoUseCase = useCase(revocarCalendarioPrivado, async (_input, ctx) => {
  const asesorId = await asesorDe(ctx)
  if (await calendarioDe(ctx.tx, asesorId)) {
    await removeLlave(ctx.tx, asesorId)
    await recordEvento(ctx, 'calendarioRevocado', 'propio')
  }
  return 'ok' as const
})
