import { agendaMessages as m } from '@alerce/contract/messages/agenda'
import { common } from '@alerce/contract/messages/common'
import type { Input } from '@alerce/contract/operation'
import { agendarCita } from '@alerce/contract/operations/agenda'
import { type FallaDeCita, revisaCita } from '@alerce/domain/agenda/cita'
import { aFechaHora } from '@alerce/domain/fechas/instante'
import { anotar } from '../bitacora/anotar.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { ensure, refuse } from '../refusal.ts'
import { type Context, useCase } from '../use-case.ts'
import { editarCita } from './editar-cita.ts'
import { horasAlternativas } from './horas-alternativas.ts'
import { ocupadoEntre } from './read-model.ts'
import { actualizarCita, bloquearAgenda, type Cita, insertarCita } from './repository.ts'

type Pedido = Input<typeof agendarCita>

const MINUTO_MS = 60_000
const mensajes: Record<FallaDeCita, (typeof m)[keyof typeof m]> = {
  termino_anterior: m.duracion,
  en_el_pasado: m.enElPasado,
}

function citaDe(pedido: Pedido, asesorId: number): Cita {
  const inicio = pedido.fechaHoraInicio
  return {
    asesorId,
    prospectoId: pedido.prospectoId,
    inicio,
    termino: new Date(Date.parse(inicio) + pedido.duracionMinutos * MINUTO_MS).toISOString(),
    comentario: pedido.comentario ?? '',
    estado: pedido.estado ?? null,
    permiteTope: pedido.permiteTope === true,
  }
}

/** A new or moved appointment: in the future, and where nothing else is, unless the advisor insists. */
async function revisarHora(ctx: Context, cita: Cita, { duracionMinutos }: Pedido, menos: number | null): Promise<void> {
  const { inicio, estado } = cita
  const falla = revisaCita({ inicio, duracionMinutos, ahora: ctx.ahora, estado })
  if (falla) refuse(mensajes[falla], { campo: 'fechaHoraInicio' })
  if (cita.permiteTope) return
  const ocupado = await ocupadoEntre(ctx.tx, cita.asesorId, cita, menos)
  if (ocupado.length > 0) refuse(m.tope, { data: { alternativas: await horasAlternativas(ctx, cita, menos) } })
}

async function modificar(ctx: Context, citaId: number, pedido: Pedido, nueva: Cita): Promise<void> {
  const antes = await editarCita(ctx, citaId)
  ensure(antes.asesorId === nueva.asesorId, common.notFound)
  const movida = antes.inicio !== nueva.inicio || antes.termino !== nueva.termino
  if (movida) await revisarHora(ctx, nueva, pedido, citaId)
  // what was booked over another stays so while it is not moved
  await actualizarCita(ctx.tx, citaId, { ...nueva, permiteTope: nueva.permiteTope || (!movida && antes.permiteTope) })
  await anotar(ctx, nueva.prospectoId, 'citaModificada', aFechaHora(nueva.inicio))
}

/** Makes an appointment, or changes the one named (spec 1 §4, §7). */
export const agendarCitaUseCase = useCase(agendarCita, async (pedido, ctx) => {
  const { asesorId } = await editarProspecto(ctx, pedido.prospectoId)
  await bloquearAgenda(ctx.tx, asesorId)
  const cita = citaDe(pedido, asesorId)
  if (pedido.citaId) {
    await modificar(ctx, pedido.citaId, pedido, cita)
    return { citaId: pedido.citaId }
  }
  await revisarHora(ctx, cita, pedido, null)
  const citaId = await insertarCita(ctx.tx, cita)
  await anotar(ctx, pedido.prospectoId, 'citaAgendada', aFechaHora(cita.inicio))
  return { citaId }
})
