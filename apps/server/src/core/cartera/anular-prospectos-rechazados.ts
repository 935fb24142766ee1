import { anularProspectosRechazados } from '@alerce/contract/operations/cartera'
import { anotar } from '../bitacora/anotar.ts'
import { cambiarEtapa } from '../prospecto/cambiar-etapa.ts'
import { asesorDe, editarProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { invitacionesRechazadas } from './read-model.ts'
import { anularInvitacion } from './repository.ts'

/** Days that a rejected authentication may wait for another try (core rules, Prospect). */
const DIAS = 7
const DIA_MS = 86_400_000

/** Annuls what was rejected too long ago; called with every list load, so a repetition finds nothing. */
export const anularProspectosRechazadosUseCase = useCase(anularProspectosRechazados, async (input, ctx) => {
  const asesorId = await asesorDe(ctx, input.identificador ?? undefined)
  const antesDe = new Date(Date.parse(ctx.ahora) - DIAS * DIA_MS).toISOString()
  const rechazadas = await invitacionesRechazadas(ctx.tx, asesorId, antesDe)
  for (const { declaracionId, prospectoId } of rechazadas) {
    const prospecto = await editarProspecto(ctx, prospectoId)
    await anularInvitacion(ctx.tx, declaracionId)
    await cambiarEtapa(ctx, prospecto, 'invitacionAnulada')
    await anotar(ctx, prospectoId, 'invitacionAnulada', 'rechazo por autenticación')
  }
  return { anulados: rechazadas.length }
})
