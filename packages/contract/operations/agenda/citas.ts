import { minutosDeUnaCita } from '@alerce/domain/agenda/cita'
import { claseDeReunion, LARGO_DE_LUGAR } from '@alerce/domain/agenda/reserva'
import { minutosDeTraslado } from '@alerce/domain/agenda/traslado'
import { z } from 'zod'
import { LARGO_COMENTARIO } from '../../forms/agenda/cita.ts'
import { agendaMessages, salidasMessages } from '../../messages/agenda/citas.ts'
import { operation } from '../../operation.ts'
import { cartera, lideran, todos } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaHora } from '../../shapes/base/fechas.ts'
import { entero, id, idDe, texto, textoLargo, version } from '../../shapes/base/ids.ts'

/** estado: null scheduled or to reschedule, R done, N not done (spec 1 §3). */
const estado = z.enum(['R', 'N']).nullable()

/** Appointments that overlap the range. Times are DD/MM/YYYY HH:mm:ss of America/Santiago. */
export const obtenerCitas = operation('obtenerCitas', {
  route: read('/api/v1/obtenerCitas', ['agenda']),
  access: cartera,
  request: z.object({
    identificador: idDe('asesor').nullish(),
    fechaHoraInicio: fechaHora(),
    fechaHoraTermino: fechaHora(),
  }),
  reply: z.array(
    z.object({
      citaId: id(),
      comentario: z.string(),
      estado,
      /** Own: `telefono`, nine digits or ''; `nombre`, given names and first surname. `prospectoId` null: booked by a client who is no prospecto yet. */
      prospecto: z.object({
        prospectoId: id().nullable(),
        nombres: z.string(),
        nombre: z.string(),
        telefono: z.string(),
      }),
      /** Own: what its client typed when booking; null: made by the advisor, or not for this reader. */
      reserva: z
        .object({ modalidad: z.enum(claseDeReunion), lugar: z.string(), correo: z.string(), comentario: z.string() })
        .nullable(),
      fechaHoraInicio: z.string(),
      fechaHoraTermino: z.string(),
      /** Own: the prospect is mailed when it is created, changed or cancelled. */
      avisa: z.boolean(),
      /** Own: booked on purpose over another. */
      permiteTope: z.boolean(),
      /** Own: address; '' when it was not said, or is the booking's. */
      lugar: z.string(),
      /** Own: minutes of the way there and back; 0: none. */
      traslado: z.number().int(),
      /** Own: version of this appointment, for agendarCita. */
      version: z.number().int(),
    }),
  ),
  failure: agendaMessages.readFailed,
})

/**
 * Appointments of the caller's team that overlap the range, by start; `hayMas`: the range has more than are listed. Times
 * as in obtenerCitas. What was written about an appointment is read with its advisor's.
 */
export const obtenerCitasDelEquipo = operation('obtenerCitasDelEquipo', {
  route: read('/api/alerce/v1/obtenerCitasDelEquipo', ['agenda', 'usuarios']),
  access: lideran,
  request: z.object({ fechaHoraInicio: fechaHora(), fechaHoraTermino: fechaHora() }),
  reply: z.object({
    citas: z.array(
      z.object({
        citaId: id(),
        asesorId: id(),
        asesor: z.string(),
        estado,
        nombre: z.string(),
        fechaHoraInicio: z.string(),
        fechaHoraTermino: z.string(),
      }),
    ),
    hayMas: z.boolean(),
  }),
  failure: agendaMessages.readFailed,
})

const citaId = z
  .union([z.literal(0).transform(() => null), z.literal('').transform(() => null), idDe('cita')])
  .nullish()

/**
 * Creates without citaId (or with 0, '' or null). An overlap is refused in data: {codigoError: 409, descripcion,
 * alternativas}, up to three free times {fechaHoraInicio, fechaHoraTermino}. `permiteTope` books it all the same, and
 * the Bitácora records it. `avisar`: mails the prospect an invitation (absent: as before; false for a new one).
 * `lugar`: its address, mailed with the invitation; `traslado`: minutes of the way there and back, kept free as far as
 * the appointments beside it are elsewhere; too short a time is refused as an overlap (absent: as before; '' and 0 for
 * a new one). `version`: as read; a stale one is 412 with data {quien, cuando, cita}: author, instant and current state, with the
 * fields of obtenerCitas except the ids.
 */
export const agendarCita = operation('agendarCita', {
  route: write('/api/v1/agendarCita', ['agenda', 'bitacora'], { refusal: 'data' }),
  access: ['asesor'],
  request: z.object({
    citaId,
    /** Null only for one that was booked by a client who is no prospecto yet, and stays so. */
    prospectoId: idDe('prospecto').nullish(),
    identificador: idDe('asesor').nullish(),
    fechaHoraInicio: fechaHora(),
    duracionMinutos: z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,4}$/, agendaMessages.duracion.text)
            .transform(Number),
        ],
        agendaMessages.duracion.text,
      )
      .pipe(
        z
          .number()
          .int(agendaMessages.duracion.text)
          .min(1, agendaMessages.duracion.text)
          .max(minutosDeUnaCita, agendaMessages.duracionLarga.text),
      ),
    comentario: textoLargo(LARGO_COMENTARIO, agendaMessages.comentarioLargo.text).nullish(),
    estado: estado.optional(),
    permiteTope: z.boolean().nullish(),
    avisar: z.boolean().nullish(),
    lugar: texto(LARGO_DE_LUGAR, agendaMessages.lugarLargo.text).nullish(),
    traslado: z
      .union(
        minutosDeTraslado.map((minutos) => z.literal(minutos)),
        agendaMessages.traslado.text,
      )
      .nullish(),
    version: version(),
  }),
  nuevoSin: 'citaId',
  reply: z.object({ citaId: id() }),
  failure: agendaMessages.saveFailed,
})

/** `version` as in agendarCita: an appointment that was moved meanwhile is not deleted unseen. */
export const eliminarCita = operation('eliminarCita', {
  route: write('/api/v1/eliminarCita', ['agenda', 'bitacora']),
  access: ['asesor'],
  request: z.object({ citaId: idDe('cita'), version: version() }),
  reply: z.literal('ok'),
  failure: agendaMessages.deleteFailed,
})

/**
 * Own: restores a deleted appointment within 24 hours, past or future; 409 when its hour was taken meanwhile. One that
 * was not deleted stays as it is.
 */
export const restituirCita = operation('restituirCita', {
  route: write('/api/alerce/v1/restituirCita', ['agenda', 'bitacora']),
  access: ['asesor'],
  request: z.object({ citaId: idDe('cita') }),
  reply: z.literal('ok'),
  failure: agendaMessages.restoreFailed,
})

/**
 * Holidays of a year in Chile, by date (DD-MM-YYYY). Information only: they forbid nothing. `fuente`: source of the
 * data.
 */
export const obtenerFeriados = operation('obtenerFeriados', {
  route: read('/api/alerce/v1/obtenerFeriados', 'nada', { bearer: true }),
  access: todos,
  request: z.object({ anio: entero(2020, 2100) }),
  reply: z.object({
    fuente: z.string(),
    feriados: z.array(z.object({ fecha: z.string(), nombre: z.string(), irrenunciable: z.boolean() })),
  }),
  failure: salidasMessages.feriadosFailed,
})
