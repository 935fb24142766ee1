import { miDiaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { posponerAsuntos } from '@alerce/contract/operations/cartera/mi-dia'
import { plazoDe, plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { puedeVolver } from '@alerce/domain/cartera/mi-dia/posponer'
import { maximoDePospuestos } from '@alerce/domain/limites'
import { publish } from '../../../avisos/repository.ts'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cuantosPospuestosFueraDe, type TurnoDeCaso, takeTurnos } from './read-model-pospuestos.ts'
import { leaveForAnotherDay, releaseExpired } from './repository.ts'

/** Puts off what each of these cases asks for today; those that ask for nothing are named with their reason. */
export const posponerAsuntosUseCase = useCase(posponerAsuntos, async ({ prospectos, vuelve }, ctx) => {
  const { tx, hoy, ahora } = ctx
  ensure(puedeVolver(vuelve, hoy), m.fueraDePlazo, { campo: 'vuelve' })
  const asesorId = persona(ctx).usuarioId
  await releaseExpired(tx, asesorId, hoy)
  const turnos = new Map((await takeTurnos(tx, asesorId, prospectos)).map((turno) => [turno.prospectoId, turno]))
  const delDia = plazosDelDia(hoy)
  let libres = maximoDePospuestos - (await cuantosPospuestosFueraDe(tx, asesorId, prospectos))

  const motivoDe = (turno: TurnoDeCaso | undefined): string | null => {
    if (!turno) return m.deOtraCartera.text
    if (turno.bloqueado) return prospectoMessages.bloqueado.text
    if (!plazoDe(delDia, { clase: turno.clase, desde: turno.turnoDesde })) return m.sinAsunto.text
    return libres > 0 ? null : m.demasiados.text
  }

  const pospuestos: TurnoDeCaso[] = []
  const rechazados: { prospectoId: number; motivo: string }[] = []
  for (const prospectoId of new Set(prospectos)) {
    const turno = turnos.get(prospectoId)
    const motivo = motivoDe(turno)
    if (motivo === null && turno) {
      pospuestos.push(turno)
      libres -= 1
    } else if (motivo !== null) rechazados.push({ prospectoId, motivo })
  }
  const comun = { asesorId, citaId: null, vuelve, en: ahora }
  await leaveForAnotherDay(
    tx,
    pospuestos.map(({ prospectoId, turnoDesde: desde }) => ({ ...comun, prospectoId, desde })),
  )
  await publish(tx, { tema: 'miDia', asesorId })
  return { pospuestos: pospuestos.map(({ prospectoId, antes }) => ({ prospectoId, antes })), rechazados }
})
