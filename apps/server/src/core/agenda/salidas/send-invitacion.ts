import { fechaLarga, horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { calendarFile, calendarType } from '../../../platform/ics.ts'
import { saveTexto } from '../../base/archivos/save-archivo.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { CitaGuardada } from '../citas/read-model.ts'
import { uidDe } from './entrada.ts'

/** Addressee of a letter about an appointment. */
export interface Invitado {
  readonly prospectoId: number | null
  /** Given name, to greet. */
  readonly saludo: string
  /** Name in the calendar entry. */
  readonly nombre: string
  readonly correo: string
}

interface Invitacion {
  readonly carta: 'citaInvitada' | 'citaAnulada' | 'reservaHecha' | 'reservaMovida'
  readonly metodo: 'REQUEST' | 'CANCEL'
  readonly a: Invitado
  readonly cita: CitaGuardada
  /** Place of the meeting; '' says nothing. */
  readonly lugar: string
  /** Text after the greeting, from the name of the advisor and the time. */
  readonly dice: (asesor: string, cuando: string) => string
}

const hora = (instante: string) => horaEnSantiago(instante).slice(0, 5)

/** Mails an appointment as a calendar entry, in the transaction of its change. Comments are not in it. */
export async function sendInvitacion(ctx: Context, { carta, metodo, a, cita, lugar, dice }: Invitacion): Promise<void> {
  const asesor = await contactoDe(ctx.tx, cita.asesorId)
  const titulo = `Cita con ${asesor.nombre}`
  const entrada = {
    uid: uidDe(cita),
    secuencia: cita.version,
    inicio: cita.inicio,
    termino: cita.termino,
    titulo,
    lugar,
    escrita: ctx.ahora,
    invita: { de: asesor, a: { nombre: a.nombre, correo: a.correo } },
  }
  const contenido = calendarFile(titulo, metodo, [entrada])
  const archivoId = await saveTexto(ctx, { contenido, mime: calendarType(metodo), confidencial: false })
  const cuando = `el ${fechaLarga(cita.inicio)}, de ${hora(cita.inicio)} a ${hora(cita.termino)} (hora de Santiago)`
  const escrita = {
    prospectoId: a.prospectoId,
    asesorId: cita.asesorId,
    para: a.correo,
    texto: `Hola, ${nombreLegible(a.saludo)}:\n\n${dice(asesor.nombre, cuando)}\n`,
    adjuntos: [{ archivoId, nombre: 'cita.ics' }],
  }
  await enqueueCorreo(ctx, carta, escrita, asesor.nombre, `${fechaLarga(cita.inicio)}, ${hora(cita.inicio)}`)
}
