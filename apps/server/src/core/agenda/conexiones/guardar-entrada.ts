import { eventoMessages, conexionMessages as m } from '@alerce/contract/messages/agenda/conexiones'
import type { Input } from '@alerce/contract/operation'
import { guardarEntrada } from '@alerce/contract/operations/agenda/conexiones'
import { type Bloqueo, LARGO_DE_MOTIVO } from '@alerce/domain/agenda/bloqueo'
import { bloqueoDeEvento } from '@alerce/domain/agenda/evento'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { persona } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { agendarCitaUseCase } from '../citas/agendar-cita.ts'
import { citaPorId } from '../citas/read-model.ts'
import { guardarBloqueoUseCase } from '../disponibilidad/guardar-bloqueo.ts'
import { editEntrada } from './edit-entrada.ts'
import { inicioDelCalendario, motivoSellado, tieneUid } from './read-model.ts'
import { nameEntrada } from './repository.ts'

type Evento = Input<typeof guardarEntrada>['evento']

/** Moves an appointment to the hour of the event, as its advisor does on the screen; nothing else of it changes. */
async function moveCita(ctx: Context, citaId: number, { inicio, termino, todoElDia, repite }: Evento): Promise<void> {
  ensure(!todoElDia && repite === null, m.citaSinHora)
  const cita = (await citaPorId(ctx.tx, citaId)) ?? refuse(m.entradaNoExiste)
  if (cita.inicio === inicio && cita.termino === termino) return
  const duracionMinutos = Math.round((Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS)
  ensure(duracionMinutos > 0, eventoMessages.sin_duracion)
  const { prospectoId, comentario } = cita
  await agendarCitaUseCase.run(
    { citaId, prospectoId, fechaHoraInicio: inicio, duracionMinutos, comentario, version: undefined },
    ctx,
  )
}

function bloqueoDe({ hoy }: Context, evento: Evento): Bloqueo {
  const bloqueo = bloqueoDeEvento(evento)
  if (typeof bloqueo === 'string') return refuse(eventoMessages[bloqueo])
  ensure(bloqueo.hasta >= inicioDelCalendario(hoy).slice(0, 10), m.eventoPasado)
  return bloqueo
}

/** Saves the block of an event. `bloqueoId`: the one to change; null: a new one. Returns its id. */
async function saveBloqueo(ctx: Context, bloqueoId: number | null, evento: Evento, motivo: string): Promise<number> {
  const { horaInicio, horaTermino, ...bloqueo } = bloqueoDe(ctx, evento)
  const horas = { horaInicio: horaInicio ?? '', horaTermino: horaTermino ?? '' }
  return (await guardarBloqueoUseCase.run({ bloqueoId, ...bloqueo, ...horas, motivo }, ctx)).bloqueoId
}

/** Motive typed at the desk: no calendar program knows it, so none changes it. */
async function motivoDelPanel(ctx: Context, bloqueoId: number): Promise<string> {
  const sellado = await motivoSellado(ctx.tx, bloqueoId)
  return sellado ? ctx.vault.en('bloqueo_agenda.motivo', bloqueoId).open<string>(sellado) : ''
}

export const guardarEntradaUseCase = useCase(guardarEntrada, async ({ nombre, uid, leido, evento }, ctx) => {
  const entrada = await editEntrada(ctx, nombre, leido)
  const titulo = evento.titulo.slice(0, LARGO_DE_MOTIVO)
  if (entrada?.citaId) await moveCita(ctx, entrada.citaId, evento)
  else if (entrada?.bloqueoId) {
    const motivo = entrada.externa ? titulo : await motivoDelPanel(ctx, entrada.bloqueoId)
    await saveBloqueo(ctx, entrada.bloqueoId, evento, motivo)
  } else {
    const { usuarioId } = persona(ctx)
    ensure(!(await tieneUid(ctx.tx, usuarioId, uid)), m.uidRepetido)
    const bloqueoId = await saveBloqueo(ctx, null, evento, titulo)
    const repetido = await nameEntrada(ctx.tx, { usuarioId, bloqueoId, nombre, uid })
    ensure(repetido !== 'uid', m.uidRepetido)
    ensure(repetido === null, leido === null ? m.entradaCambiada : m.entradaALaVez)
  }
  return { creada: entrada === null }
})
