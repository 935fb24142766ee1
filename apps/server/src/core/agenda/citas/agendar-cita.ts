import type { Input } from '@alerce/contract/operation'
import { agendarCita } from '@alerce/contract/operations/agenda/citas'
import { estaMovida } from '@alerce/domain/agenda/cita'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { editarProspecto, exigirSuAsesor } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { avisarProspecto } from '../salidas/avisar-prospecto.ts'
import { editarCita } from './editar-cita.ts'
import { citaPorId } from './read-model.ts'
import { actualizarCita, bloquearAgenda, type Cita, insertarCita } from './repository.ts'
import { exigirActivo, exigirDelMismo, revisarHora } from './revisar-hora.ts'

type EventoDeCita = 'citaAgendada' | 'citaModificada' | 'citaReagendada' | 'citaRealizada' | 'citaNoRealizada'

/** Bitácora event for a change of an appointment. */
function queLePaso(antes: Cita, cita: Cita): EventoDeCita {
  if (cita.estado !== antes.estado && cita.estado !== null) {
    return cita.estado === 'R' ? 'citaRealizada' : 'citaNoRealizada'
  }
  return estaMovida({ ...cita, antes }) ? 'citaReagendada' : 'citaModificada'
}

/** Writes each change of an appointment to the Bitácora, and whether it overlaps another on purpose. */
async function anotarCita(ctx: Context, cita: Cita, evento: EventoDeCita, sobreOtra: boolean): Promise<void> {
  const cuando = fechaYHora(cita.inicio)
  await anotar(ctx, cita.prospectoId, evento, sobreOtra ? `${cuando}, junto a otra cita a la misma hora` : cuando)
}

type CitaInput = Input<typeof agendarCita>

/** Appointment from the request; absent fields keep their value. */
function citaDe(input: CitaInput, asesorId: number, antes: Cita | null): Cita {
  const inicio = input.fechaHoraInicio
  const termino = new Date(Date.parse(inicio) + input.duracionMinutos * MINUTO_MS).toISOString()
  const movida = estaMovida({ antes, inicio, termino })
  return {
    asesorId,
    prospectoId: input.prospectoId,
    inicio,
    termino,
    comentario: input.comentario ?? '',
    estado: input.estado === undefined && antes && !movida ? antes.estado : (input.estado ?? null),
    // A permitted overlap remains valid until the appointment is moved
    permiteTope: input.permiteTope === true || (antes !== null && !movida && antes.permiteTope),
    avisa: input.avisar ?? antes?.avisa ?? false,
  }
}

async function crear(ctx: Context, input: CitaInput, prospecto: Prospecto): Promise<number> {
  const { asesorId } = prospecto
  exigirActivo(prospecto)
  await bloquearAgenda(ctx.tx, asesorId)
  const cita = citaDe(input, asesorId, null)
  const sobreOtra = await revisarHora(ctx, cita, null)
  const citaId = await insertarCita(ctx.tx, cita, {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await anotarCita(ctx, cita, 'citaAgendada', sobreOtra)
  await avisarProspecto(ctx, null, await citaPorId(ctx.tx, citaId))
  return citaId
}

/** Changes an appointment; that of an inactive prospect cannot be moved. */
async function modificar(ctx: Context, citaId: number, input: CitaInput, prospecto: Prospecto): Promise<void> {
  const { asesorId } = prospecto
  const antes = await editarCita(ctx, citaId, input.version)
  exigirDelMismo(antes, prospecto)
  const cita = citaDe(input, asesorId, antes)
  if (estaMovida({ antes, ...cita })) exigirActivo(prospecto)
  const sobreOtra = await revisarHora(ctx, cita, antes)
  await actualizarCita(ctx.tx, antes, cita, {
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await anotarCita(ctx, cita, queLePaso(antes, cita), sobreOtra)
  await avisarProspecto(ctx, antes, await citaPorId(ctx.tx, citaId))
}

/** Creates an appointment, or changes the given one (spec 1 §4, §7). */
export const agendarCitaUseCase = useCase(agendarCita, async (input, ctx) => {
  const prospecto = await editarProspecto(ctx, input.prospectoId)
  exigirSuAsesor(prospecto, input.identificador)
  if (!input.citaId) return { citaId: await crear(ctx, input, prospecto) }
  await modificar(ctx, input.citaId, input, prospecto)
  return { citaId: input.citaId }
})
