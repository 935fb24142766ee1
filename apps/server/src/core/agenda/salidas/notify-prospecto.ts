import { avisosDeCita, type CartaDeCita, nombreReservado } from '@alerce/domain/agenda/salidas'
import { fechaLarga, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { calendarFile, calendarType } from '../../../platform/ics.ts'
import { saveTexto } from '../../base/archivos/save-archivo.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { contactoDe, findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { CitaGuardada } from '../citas/read-model.ts'
import { uidDe } from './entrada.ts'

const cartas = { invita: 'citaInvitada', anula: 'citaAnulada' } as const
const metodos = { invita: 'REQUEST', anula: 'CANCEL' } as const

const hora = (instante: string) => horaEnSantiago(instante).slice(0, 5)

function texto(clase: CartaDeCita, nombre: string, asesor: string, { inicio, termino }: CitaGuardada): string {
  const cuando = `el ${fechaLarga(inicio)}, de ${hora(inicio)} a ${hora(termino)} (hora de Santiago)`
  const dicho =
    clase === 'invita'
      ? `${asesor} le espera ${cuando}.\n\nLa invitación adjunta guarda la cita en su calendario. Si no puede asistir, responda a su asesor.`
      : `La cita con ${asesor} del ${cuando.slice(3)} se canceló.\n\nEl archivo adjunto la quita de su calendario.`
  return `Hola, ${nombreLegible(nombre)}:\n\n${dicho}\n`
}

async function send(ctx: Context, clase: CartaDeCita, prospectoId: number, cita: CitaGuardada): Promise<void> {
  const prospecto = await findProspecto(ctx.tx, prospectoId)
  if (!prospecto?.correo) return
  const asesor = await contactoDe(ctx.tx, cita.asesorId)
  const a = { nombre: nombreReservado(prospecto), correo: prospecto.correo }
  const titulo = `Cita con ${asesor.nombre}`
  const entrada = {
    uid: uidDe(cita),
    secuencia: cita.version,
    inicio: cita.inicio,
    termino: cita.termino,
    titulo,
    escrita: ctx.ahora,
    invita: { de: asesor, a },
  }
  const contenido = calendarFile(titulo, metodos[clase], [entrada])
  const archivoId = await saveTexto(ctx, { contenido, mime: calendarType(metodos[clase]), confidencial: false })
  const carta = {
    prospectoId,
    asesorId: cita.asesorId,
    para: prospecto.correo,
    texto: texto(clase, prospecto.nombres.split(' ')[0] ?? '', asesor.nombre, cita),
    adjuntos: [{ archivoId, nombre: 'cita.ics' }],
  }
  const cuando = `${fechaLarga(cita.inicio)}, ${hora(cita.inicio)}`
  await enqueueCorreo(ctx, cartas[clase], carta, asesor.nombre, cuando)
}

/**
 * Mails the prospect what changed of an appointment that asks for it, in the transaction of the change. The advisor's
 * comment is not in it: it is a note of the desk.
 */
export async function notifyProspecto(
  ctx: Context,
  antes: CitaGuardada | null,
  despues: CitaGuardada | null,
): Promise<void> {
  for (const { carta, prospectoId } of avisosDeCita(antes, despues, ctx.ahora)) {
    const cita = carta === 'anula' ? antes : despues
    // a cancellation must come after all that was sent before
    if (cita) await send(ctx, carta, prospectoId, carta === 'anula' ? { ...cita, version: cita.version + 1 } : cita)
  }
}
