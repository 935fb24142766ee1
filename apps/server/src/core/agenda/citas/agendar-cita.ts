import { common } from '@alerce/contract/messages/common'
import type { Input } from '@alerce/contract/operation'
import { agendarCita } from '@alerce/contract/operations/agenda/citas'
import { estaMovida } from '@alerce/domain/agenda/cita'
import { firma } from '../../actor.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { avisarProspecto } from '../salidas/avisar-prospecto.ts'
import { anotarCita, queLePaso } from './anotar-cita.ts'
import { editarCita } from './editar-cita.ts'
import { citaPorId } from './read-model.ts'
import { actualizarCita, bloquearAgenda, type Cita, insertarCita } from './repository.ts'
import { revisarHora } from './revisar-hora.ts'

type Pedido = Input<typeof agendarCita>

const MINUTO_MS = 60_000

/** What is asked for; what is not said stays as it was. */
function citaDe(pedido: Pedido, asesorId: number, antes: Cita | null): Cita {
  const inicio = pedido.fechaHoraInicio
  const termino = new Date(Date.parse(inicio) + pedido.duracionMinutos * MINUTO_MS).toISOString()
  const movida = estaMovida({ antes, inicio, termino })
  return {
    asesorId,
    prospectoId: pedido.prospectoId,
    inicio,
    termino,
    comentario: pedido.comentario ?? '',
    estado: pedido.estado === undefined && antes && !movida ? antes.estado : (pedido.estado ?? null),
    // what was booked over another stays so while it is not moved
    permiteTope: pedido.permiteTope === true || (antes !== null && !movida && antes.permiteTope),
    avisa: pedido.avisar ?? antes?.avisa ?? false,
  }
}

async function crear(ctx: Context, pedido: Pedido, asesorId: number): Promise<number> {
  await bloquearAgenda(ctx.tx, asesorId)
  const cita = citaDe(pedido, asesorId, null)
  const sobreOtra = await revisarHora(ctx, cita, null)
  const citaId = await insertarCita(ctx.tx, cita, { por: firma(ctx.actor), en: ctx.ahora })
  await anotarCita(ctx, cita, 'citaAgendada', sobreOtra)
  await avisarProspecto(ctx, null, await citaPorId(ctx.tx, citaId))
  return citaId
}

async function modificar(ctx: Context, citaId: number, pedido: Pedido, asesorId: number): Promise<void> {
  const antes = await editarCita(ctx, citaId, pedido.version)
  ensure(antes.asesorId === asesorId, common.notFound)
  const cita = citaDe(pedido, asesorId, antes)
  const sobreOtra = await revisarHora(ctx, cita, antes)
  await actualizarCita(ctx.tx, citaId, cita, { por: firma(ctx.actor), en: ctx.ahora })
  await anotarCita(ctx, cita, queLePaso(antes, cita), sobreOtra)
  await avisarProspecto(ctx, antes, await citaPorId(ctx.tx, citaId))
}

/** Makes an appointment, or changes the one named (spec 1 §4, §7). */
export const agendarCitaUseCase = useCase(agendarCita, async (pedido, ctx) => {
  const { asesorId } = await editarProspecto(ctx, pedido.prospectoId)
  if (!pedido.citaId) return { citaId: await crear(ctx, pedido, asesorId) }
  await modificar(ctx, pedido.citaId, pedido, asesorId)
  return { citaId: pedido.citaId }
})
