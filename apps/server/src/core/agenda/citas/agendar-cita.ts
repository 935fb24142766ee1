import { agendarCita } from '@alerce/contract/operations/agenda/citas'
import { estaMovida } from '@alerce/domain/agenda/cita'
import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import { editarProspecto, exigirSuAsesor } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../use-case.ts'
import { avisarProspecto } from '../salidas/avisar-prospecto.ts'
import { anotarCita, queLePaso } from './anotar-cita.ts'
import { type CitaInput, citaDe } from './cita-pedida.ts'
import { editarCita } from './editar-cita.ts'
import { exigirActivo, exigirDelMismo } from './exigir-citable.ts'
import { citaPorId } from './read-model.ts'
import { actualizarCita, bloquearAgenda, insertarCita } from './repository.ts'
import { revisarHora } from './revisar-hora.ts'

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

/** Of who is inactive one may still say what came of it. */
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

/** Makes an appointment, or changes the one named (spec 1 §4, §7). */
export const agendarCitaUseCase = useCase(agendarCita, async (input, ctx) => {
  const prospecto = await editarProspecto(ctx, input.prospectoId)
  exigirSuAsesor(prospecto, input.identificador)
  if (!input.citaId) return { citaId: await crear(ctx, input, prospecto) }
  await modificar(ctx, input.citaId, input, prospecto)
  return { citaId: input.citaId }
})
