import { obtenerBloqueos } from '@alerce/contract/operations/agenda/disponibilidad'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { bloqueosEntre } from './read-model.ts'

/** The motive is told to the advisor alone: a head of team sees that the time is not free. */
export const obtenerBloqueosUseCase = useCase(obtenerBloqueos, async ({ identificador, desde, hasta }, ctx) => {
  const asesorId = await asesorDe(ctx, identificador ?? undefined)
  const { actor } = ctx
  const propio = actor.kind === 'persona' && !actor.enlace && actor.usuarioId === asesorId
  const bloqueos = await bloqueosEntre(ctx.tx, asesorId, desde, hasta ?? null)
  return {
    bloqueos: bloqueos.map(({ id, motivo, ...bloqueo }) => ({
      bloqueoId: id,
      ...bloqueo,
      motivo: propio && motivo ? ctx.vault.en('bloqueo_agenda.motivo', id).open<string>(motivo) : '',
    })),
  }
})
