import { miDiaMessages as m } from '@alerce/contract/messages/cartera/mi-dia'
import { posponerAsunto } from '@alerce/contract/operations/cartera/mi-dia'
import { puedeVolver, sePospone } from '@alerce/domain/cartera/mi-dia/posponer'
import { plazoDe, plazosDelDia } from '@alerce/domain/cartera/siguiente'
import { maximoDePospuestos } from '@alerce/domain/limites'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type AsuntoDelDia, asuntosDeCitas } from './asuntos.ts'
import { leerAparte } from './leer-dia.ts'
import { citaAbierta, cuantosPospuestos } from './read-model.ts'
import { dejarParaOtroDia, soltarVencidos } from './repository.ts'

/** The matter that a case, or one of its appointments, is today; undefined: it asks for nothing. */
async function asuntoDe(
  ctx: Context,
  { id, asesorId, estado, estadoDesde }: Prospecto,
  citaId: number | null,
): Promise<Pick<AsuntoDelDia, 'grupo' | 'citaId' | 'desde'> | undefined> {
  const { tx, ahora, hoy } = ctx
  if (citaId !== null) {
    const cita = await citaAbierta(tx, citaId, id)
    return cita ? asuntosDeCitas([cita], ahora)[0] : undefined
  }
  const { casos, asuntos } = await leerAparte(ctx, [asesorId])
  if (casos.some(({ prospectoId }) => prospectoId === id)) return asuntos.find(({ fila }) => fila.prospectoId === id)
  const plazo = plazoDe(plazosDelDia(hoy), { estado, desde: estadoDesde })
  return plazo && { grupo: plazo.grupo, citaId: null, desde: estadoDesde }
}

/** Puts a matter of the day off, as its advisor saw it. */
export const posponerAsuntoUseCase = useCase(posponerAsunto, async ({ prospectoId, desde, vuelve, ...input }, ctx) => {
  const { tx, hoy, ahora } = ctx
  const citaId = input.citaId ?? null
  const prospecto = await editarProspecto(ctx, prospectoId)
  const { asesorId } = prospecto
  ensure(puedeVolver(vuelve, hoy), m.fueraDePlazo, { campo: 'vuelve' })
  const asunto = await asuntoDe(ctx, prospecto, citaId)
  if (!asunto || asunto.desde !== desde) refuse(m.cambio)
  ensure(sePospone(asunto), m.citaPorVenir)
  await soltarVencidos(tx, asesorId, hoy)
  ensure((await cuantosPospuestos(tx, asesorId, { prospectoId, citaId })) < maximoDePospuestos, m.demasiados)
  await dejarParaOtroDia(tx, { asesorId, prospectoId, citaId, desde, vuelve, en: ahora })
  return 'ok' as const
})
