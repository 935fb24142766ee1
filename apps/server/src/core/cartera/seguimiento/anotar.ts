import { anotacionMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import type { Input } from '@alerce/contract/operation'
import { anotar } from '@alerce/contract/operations/cartera/seguimiento'
import { escribeALaPersona, maximoDeAnotaciones } from '@alerce/domain/cartera/seguimiento/anotacion'
import { efectoDeLlamada } from '@alerce/domain/cartera/seguimiento/intento'
import { editProspecto, ensureContacto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { notifyJefatura } from './notify-jefatura.ts'
import { cuantasAnotaciones, type TareaLeida, tareasDe } from './read-model.ts'
import { closeIntento } from './repository.ts'
import { ensurePlazo, scheduleTarea } from './schedule-tarea.ts'
import { sendMensaje } from './send-mensaje.ts'
import { writeAnotacion } from './write-anotacion.ts'

type AnotacionInput = Input<typeof anotar>

/** Refuses a message that cannot reach the person, or to which they objected. */
function ensureAlcanzable({ clase, intento }: AnotacionInput, prospecto: Prospecto): void {
  if (escribeALaPersona(clase) || intento) ensureContacto(prospecto)
  if (clase === 'whatsapp') ensure(prospecto.celular !== '', m.sinTelefono, { campo: 'texto' })
  if (clase === 'correo') ensure(prospecto.correo !== '', m.sinCorreo, { campo: 'texto' })
}

/** A call closes the open next try of its person, and a missed one may make another. */
async function settleIntento(ctx: Context, input: AnotacionInput, prospecto: Prospecto, llamadaId: number) {
  const { resultado, intento } = input
  if (input.clase !== 'llamada' || !resultado) return
  await closeIntento(ctx.tx, prospecto.id, llamadaId, ctx.ahora)
  if (efectoDeLlamada(resultado) !== 'ofrece' || !intento) return
  ensurePlazo(ctx, intento)
  await scheduleTarea(ctx, {
    asesorId: prospecto.asesorId,
    prospectoId: prospecto.id,
    origen: 'intento',
    texto: null,
    plazo: intento,
    llamadaId,
  })
}

const intentoDe = (tareas: readonly TareaLeida[]) => tareas.find(({ origen }) => origen === 'intento') ?? null

/** A note, a call or a message in the timeline of a sale; a letter is sent with it. */
export const anotarUseCase = useCase(anotar, async (input, ctx) => {
  const prospecto = await editProspecto(ctx, input.prospectoId)
  ensureAlcanzable(input, prospecto)
  ensure((await cuantasAnotaciones(ctx.tx, prospecto.id)) < maximoDeAnotaciones, m.demasiadas)
  const avisada = input.clase === 'nota' && input.avisar
  const anotacionId = await writeAnotacion(ctx, { ...input, avisada })
  await settleIntento(ctx, input, prospecto, anotacionId)
  if (input.clase === 'correo') await sendMensaje(ctx, prospecto, input)
  if (avisada) await notifyJefatura(ctx, prospecto)
  return { anotacionId, intento: intentoDe(await tareasDe(ctx, prospecto.id, prospecto.asesorId)) }
})
