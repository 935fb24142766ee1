import { anularProspectosRechazados } from '@alerce/contract/operations/cartera/lista'
import { anulaLoRechazadoAntesDe } from '@alerce/domain/declaracion/anulacion'
import { rechazosPorAnular } from '../../mesa/rechazos/read-model.ts'
import { voidRechazada } from '../../mesa/rechazos/void-rechazada.ts'
import { asesorQueEscribe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

/** Annuls what was rejected too long ago; a repetition finds nothing. The machine asks it by the clock. */
export const anularProspectosRechazadosUseCase = useCase(anularProspectosRechazados, async (input, ctx) => {
  const asesorId = await asesorQueEscribe(ctx, input.identificador ?? undefined)
  let anulados = 0
  for (const rechazada of await rechazosPorAnular(ctx.tx, asesorId, anulaLoRechazadoAntesDe(ctx.ahora))) {
    if (await voidRechazada(ctx, rechazada)) anulados += 1
  }
  return { anulados }
})
