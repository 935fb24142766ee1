import { retomarAsuntos } from '@alerce/contract/operations/cartera/mi-dia'
import { puedeVolver } from '@alerce/domain/cartera/mi-dia/posponer'
import { publish } from '../../../avisos/repository.ts'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { takeTurnos } from './read-model-pospuestos.ts'
import { leaveForAnotherDay, resumeAll } from './repository.ts'

export const retomarAsuntosUseCase = useCase(retomarAsuntos, async ({ asuntos }, ctx) => {
  const { tx, hoy, ahora } = ctx
  const asesorId = persona(ctx).usuarioId
  const antesDe = new Map(asuntos.map(({ prospectoId, antes }) => [prospectoId, antes]))
  const turnos = await takeTurnos(tx, asesorId, [...antesDe.keys()])
  const suyos = turnos.filter(({ bloqueado }) => !bloqueado).map(({ prospectoId }) => prospectoId)
  if (suyos.length === 0) return 'ok' as const
  await resumeAll(tx, asesorId, suyos)
  const vueltos = suyos.flatMap((prospectoId) => {
    const antes = antesDe.get(prospectoId)
    return antes && puedeVolver(antes.vuelve, hoy) ? [{ asesorId, prospectoId, citaId: null, ...antes, en: ahora }] : []
  })
  await leaveForAnotherDay(tx, vueltos)
  await publish(tx, { tema: 'miDia', asesorId })
  return 'ok' as const
})
