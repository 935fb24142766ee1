import { avisosDeReserva, claseDeReunion, diasDeReserva, minutosDeReserva } from '@alerce/domain/agenda/reserva'
import { z } from 'zod'
import { paginaRules, reservaRules } from '../../forms/agenda/reserva.ts'
import { paginaMessages, reservaMessages } from '../../messages/agenda/reservas.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { codigo, correo, id, idDe, SIN_LIMITE, texto, textoLargo, version } from '../../shapes/base/ids.ts'
import { secretoDelPostulante } from '../../shapes/declaracion/declaracion.ts'

const modalidad = () => z.enum(claseDeReunion)

/** Booking page of the caller; off and without address until it is saved (`version` 1). Hours of notice in `aviso`. */
export const obtenerPaginaDeReservas = operation('obtenerPaginaDeReservas', {
  route: read('/api/alerce/v1/obtenerPaginaDeReservas', ['disponibilidad']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.object({
    alias: z.string(),
    activa: z.boolean(),
    minutos: z.number().int(),
    aviso: z.number().int(),
    dias: z.number().int(),
    modalidades: z.array(modalidad()),
    direccion: z.string(),
    sala: z.string(),
    version: z.number().int(),
  }),
  failure: paginaMessages.readFailed,
})

/** Replaces the booking page of the caller. 409: the alias is of another advisor. */
export const guardarPaginaDeReservas = operation('guardarPaginaDeReservas', {
  route: write('/api/alerce/v1/guardarPaginaDeReservas', ['disponibilidad']),
  access: ['asesor'],
  request: z
    .object({
      alias: texto(SIN_LIMITE),
      activa: z.boolean(),
      minutos: codigo().pipe(z.literal(minutosDeReserva)),
      aviso: codigo().pipe(z.literal(avisosDeReserva)),
      dias: codigo().pipe(z.literal(diasDeReserva)),
      modalidades: z.array(modalidad()).max(claseDeReunion.length),
      direccion: texto(SIN_LIMITE).default(''),
      sala: texto(SIN_LIMITE).default(''),
      version: version(),
    })
    .superRefine(segunReglas(paginaRules)),
  reply: z.object({ version: z.number().int() }),
  failure: paginaMessages.saveFailed,
})

const freno = { por: 'direccion', falla: reservaMessages.noVigente } as const

/** Public page of an advisor: name, kinds of meeting, and starts of its free hours, ISO instants in order. */
export const obtenerHorasDeReserva = operation('obtenerHorasDeReserva', {
  route: read('/api/alerce/v1/obtenerHorasDeReserva', ['disponibilidad', 'agenda']),
  access: 'publica',
  request: z.object({ alias: texto(SIN_LIMITE) }),
  reply: z.object({
    asesor: z.string(),
    minutos: z.number().int(),
    modalidades: z.array(modalidad()),
    direccion: z.string(),
    horas: z.array(z.string()),
  }),
  failure: reservaMessages.horasFailed,
})

/**
 * Books an hour of the page and mails its client a link to change it. 409 in data: {alternativas}, up to three starts of
 * free hours. The same person at the same hour is the same booking.
 */
export const reservarHora = operation('reservarHora', {
  route: write('/api/alerce/v1/reservarHora', ['agenda', 'miDia', 'notificacion', 'correos']),
  access: 'publica',
  request: z
    .object({
      alias: texto(SIN_LIMITE),
      inicio: instante(),
      modalidad: texto(20),
      nombre: texto(SIN_LIMITE),
      telefono: texto(SIN_LIMITE),
      correo: correo(),
      comentario: textoLargo(SIN_LIMITE).default(''),
    })
    .superRefine(segunReglas(reservaRules)),
  reply: z.object({ inicio: z.string(), termino: z.string(), modalidad: modalidad(), lugar: z.string() }),
  failure: reservaMessages.saveFailed,
  freno: { por: 'acto' },
})

/**
 * Booking behind a mailed link. `hasta`: last instant to change it; `horas`: starts of free hours while it can be moved.
 */
export const obtenerReserva = operation('obtenerReserva', {
  route: read('/api/alerce/v1/obtenerReserva', ['disponibilidad', 'agenda']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.object({
    asesor: z.string(),
    modalidad: modalidad(),
    lugar: z.string(),
    inicio: z.string(),
    termino: z.string(),
    seCambia: z.boolean(),
    hasta: z.string(),
    horas: z.array(z.string()),
  }),
  failure: reservaMessages.readFailed,
  freno,
})

/** Moves a booking to another free hour of its page; 409 as in reservarHora. */
export const moverReserva = operation('moverReserva', {
  route: write('/api/alerce/v1/moverReserva', ['agenda', 'miDia', 'notificacion', 'correos']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante(), inicio: instante() }),
  reply: z.object({ inicio: z.string(), termino: z.string() }),
  failure: reservaMessages.changeFailed,
  // Each one sends a letter, as a booking does
  freno: { por: 'acto' },
})

/** Cancels a booking; its advisor is told. */
export const cancelarReserva = operation('cancelarReserva', {
  route: write('/api/alerce/v1/cancelarReserva', ['agenda', 'miDia', 'notificacion', 'correos']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.literal('ok'),
  failure: reservaMessages.changeFailed,
  freno,
})

/** Makes a prospecto of the client of a booking, with the typed name, phone and e-mail, and gives it the appointment. */
export const crearProspectoDeReserva = operation('crearProspectoDeReserva', {
  route: write('/api/alerce/v1/crearProspectoDeReserva', ['prospecto', 'datos', 'agenda', 'miDia']),
  access: ['asesor'],
  request: z.object({ citaId: idDe('cita') }),
  reply: z.object({ prospectoId: id() }),
  failure: reservaMessages.prospectoFailed,
})
