import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import type { Input } from '@alerce/contract/operation'
import { agendarCita } from '@alerce/contract/operations/agenda/citas'
import { estaMovida } from '@alerce/domain/agenda/cita'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { editProspecto, ensureSuAsesor } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { notifyProspecto } from '../salidas/notify-prospecto.ts'
import { checkHora, ensureCitable, ensureSameOwner, type Tope } from './check-hora.ts'
import { editCita } from './edit-cita.ts'
import { type CitaGuardada, citaPorId } from './read-model.ts'
import { type Cita, insertCita, lockAgenda, updateCita } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

type EventoDeCita = 'citaAgendada' | 'citaModificada' | 'citaReagendada' | 'citaRealizada' | 'citaNoRealizada'

/** Bitácora event for a change of an appointment. */
function queLePaso(antes: Cita, cita: Cita): EventoDeCita {
  if (cita.estado !== antes.estado && cita.estado !== null) {
    return cita.estado === 'R' ? 'citaRealizada' : 'citaNoRealizada'
  }
  return estaMovida({ ...cita, antes }) ? 'citaReagendada' : 'citaModificada'
}

const sobreQue = {
  cita: ', junto a otra cita a la misma hora',
  bloqueo: ', en un horario bloqueado',
  traslado: ', sin tiempo para el traslado',
} as const

/** Writes each change of an appointment to the Bitácora, and what it was put over on purpose. */
async function noteCita(
  ctx: Context,
  cita: Cita & { readonly id: number },
  evento: EventoDeCita,
  sobre: Tope | null,
): Promise<void> {
  await tellCambio(ctx, cita, evento, `${fechaYHora(cita.inicio)}${sobre === null ? '' : sobreQue[sobre]}`)
}

type CitaInput = Input<typeof agendarCita>

/** Appointment from the request; absent fields keep their value. */
function citaDe(input: CitaInput, asesorId: number, antes: Cita | null): Cita {
  const inicio = input.fechaHoraInicio
  const termino = new Date(Date.parse(inicio) + input.duracionMinutos * MINUTO_MS).toISOString()
  const movida = estaMovida({ antes, inicio, termino })
  return {
    asesorId,
    prospectoId: input.prospectoId ?? null,
    inicio,
    termino,
    comentario: input.comentario ?? '',
    estado: input.estado === undefined && antes && !movida ? antes.estado : (input.estado ?? null),
    // A permitted overlap remains valid until the appointment is moved
    permiteTope: input.permiteTope === true || (antes !== null && !movida && antes.permiteTope),
    avisa: input.avisar ?? antes?.avisa ?? false,
    lugar: input.lugar ?? antes?.lugar ?? '',
    traslado: input.traslado ?? antes?.traslado ?? 0,
  }
}

async function create(ctx: Context, input: CitaInput, prospecto: Prospecto): Promise<number> {
  const { asesorId } = prospecto
  ensureCitable(prospecto)
  await lockAgenda(ctx.tx, asesorId)
  const cita = citaDe(input, asesorId, null)
  const sobre = await checkHora(ctx, cita, null)
  const citaId = await insertCita(ctx.tx, cita, {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await noteCita(ctx, { ...cita, id: citaId }, 'citaAgendada', sobre)
  await notifyProspecto(ctx, null, await citaPorId(ctx.tx, citaId))
  return citaId
}

/** Saves a changed appointment, writes it down and tells its person. */
async function save(ctx: Context, antes: CitaGuardada, input: CitaInput): Promise<void> {
  const { asesorId } = antes
  const cita = citaDe(input, asesorId, antes)
  const sobre = await checkHora(ctx, cita, antes)
  await updateCita(ctx.tx, antes, cita, { por: await firmaSobre(ctx.tx, ctx.actor, { asesorId }), en: ctx.ahora })
  await noteCita(ctx, { ...cita, id: antes.id }, queLePaso(antes, cita), sobre)
  await notifyProspecto(ctx, antes, await citaPorId(ctx.tx, antes.id))
}

/** Changes an appointment; that of an inactive prospect cannot be moved. */
async function modify(ctx: Context, citaId: number, input: CitaInput, prospecto: Prospecto): Promise<void> {
  const antes = await editCita(ctx, citaId, input.version)
  ensureSameOwner(antes, prospecto)
  if (estaMovida({ antes, ...citaDe(input, prospecto.asesorId, antes) })) ensureCitable(prospecto)
  await save(ctx, antes, input)
}

/** Changes one of a client who is no prospecto yet, and stays so. */
async function modifySinProspecto(ctx: Context, input: CitaInput): Promise<{ citaId: number }> {
  const citaId = input.citaId ?? refuse(agendaMessages.sinProspecto, { campo: 'prospectoId' })
  const antes = await editCita(ctx, citaId, input.version)
  ensure(antes.prospectoId === null, agendaMessages.sinProspecto, { campo: 'prospectoId' })
  await save(ctx, antes, input)
  return { citaId }
}

/** Creates an appointment, or changes the given one (spec 1 §4, §7). */
export const agendarCitaUseCase = useCase(agendarCita, async (input, ctx) => {
  if (input.prospectoId == null) return await modifySinProspecto(ctx, input)
  const prospecto = await editProspecto(ctx, input.prospectoId)
  ensureSuAsesor(prospecto, input.identificador)
  if (!input.citaId) return { citaId: await create(ctx, input, prospecto) }
  await modify(ctx, input.citaId, input, prospecto)
  return { citaId: input.citaId }
})
