import { revocarCalendarioPrivado } from '@alerce/contract/operations/agenda/salidas'
import { registrarEvento } from '../../acceso/seguridad/registrar-evento.ts'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { calendarioDe } from './read-model.ts'
import { quitarLlave } from './repository.ts'

export const revocarCalendarioPrivadoUseCase = useCase(revocarCalendarioPrivado, async (_input, ctx) => {
  const asesorId = await asesorDe(ctx)
  if (await calendarioDe(ctx.tx, asesorId)) {
    await quitarLlave(ctx.tx, asesorId)
    await registrarEvento(ctx, 'calendarioRevocado', 'propio')
  }
  return 'ok' as const
})
