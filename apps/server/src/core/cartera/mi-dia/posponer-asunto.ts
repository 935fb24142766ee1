import { miDiaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { posponerAsunto } from '@alerce/contract/operations/cartera/mi-dia'
import { plazoDe, plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { puedeVolver, sePospone } from '@alerce/domain/cartera/mi-dia/posponer'
import { maximoDePospuestos } from '@alerce/domain/limites'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type AsuntoDelDia, asuntosDeCitas } from './asuntos.ts'
import { citaAbierta, turnoGuardado } from './read-model.ts'
import { cuantosPospuestos } from './read-model-pospuestos.ts'
import { leaveForAnotherDay, releaseExpired } from './repository.ts'

/** The matter that a case, or one of its appointments, is today; undefined: it asks for nothing. */
async function asuntoDe(
  { tx, ahora, hoy }: Context,
  prospectoId: number,
  citaId: number | null,
): Promise<Pick<AsuntoDelDia, 'grupo' | 'citaId' | 'desde'> | undefined> {
  if (citaId !== null) {
    const cita = await citaAbierta(tx, citaId, prospectoId)
    return cita ? asuntosDeCitas([cita], ahora)[0] : undefined
  }
  const { clase, turnoDesde } = await turnoGuardado(tx, prospectoId)
  const plazo = plazoDe(plazosDelDia(hoy), { clase, desde: turnoDesde })
  return plazo && { grupo: plazo.grupo, citaId: null, desde: turnoDesde }
}

/** Puts a matter of the day off, as its advisor saw it. */
export const posponerAsuntoUseCase = useCase(posponerAsunto, async ({ prospectoId, desde, vuelve, ...input }, ctx) => {
  const { tx, hoy, ahora } = ctx
  const citaId = input.citaId ?? null
  const { asesorId } = await editProspecto(ctx, prospectoId)
  ensure(puedeVolver(vuelve, hoy), m.fueraDePlazo, { campo: 'vuelve' })
  const asunto = await asuntoDe(ctx, prospectoId, citaId)
  if (!asunto || asunto.desde !== desde) refuse(m.cambio)
  ensure(sePospone(asunto), m.citaPorVenir)
  await releaseExpired(tx, asesorId, hoy)
  ensure((await cuantosPospuestos(tx, asesorId, { prospectoId, citaId })) < maximoDePospuestos, m.demasiados)
  await leaveForAnotherDay(tx, [{ asesorId, prospectoId, citaId, desde, vuelve, en: ahora }])
  return 'ok' as const
})
