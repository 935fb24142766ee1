import { z } from 'zod'
import { salidasMessages } from '../../messages/agenda/citas.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { idDe } from '../../shapes/base/ids.ts'

/** One appointment as a calendar file (ICS), with the prospect's first name and initial; `id` is the citaId. */
export const descargarCita = operation('descargarCita', {
  route: get('/api/alerce/v1/descargarCita', ['agenda'], { envelope: 'binary' }),
  access: cartera,
  request: z.object({ id: idDe('cita') }),
  reply: z.unknown(),
  tipos: ['text/calendar'],
  failure: salidasMessages.descargaFailed,
})

/** The appointments of a range (DD-MM-YYYY, both days in, at most a year) as a calendar file (ICS). */
export const descargarAgenda = operation('descargarAgenda', {
  route: get('/api/alerce/v1/descargarAgenda', ['agenda'], { envelope: 'binary' }),
  access: cartera,
  request: z.object({ desde: fechaDMY(), hasta: fechaDMY() }),
  reply: z.unknown(),
  tipos: ['text/calendar'],
  failure: salidasMessages.descargaFailed,
})

/** Caller's calendar for other programs. Instants ISO; both null when there is none; `leido`: last read. */
export const obtenerCalendarioPrivado = operation('obtenerCalendarioPrivado', {
  route: read('/api/alerce/v1/obtenerCalendarioPrivado', ['calendario']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.object({ creado: z.string().nullable(), leido: z.string().nullable() }),
  failure: salidasMessages.calendarioFailed,
})

/** New secret address, answered once (`ruta`, a path); the former one stops working. */
export const crearCalendarioPrivado = operation('crearCalendarioPrivado', {
  route: write('/api/alerce/v1/crearCalendarioPrivado', ['calendario']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.object({ ruta: z.string(), creado: z.string() }),
  failure: salidasMessages.calendarioNoGuardado,
  secret: true,
})

/** Ends the address; without one, nothing changes. */
export const revocarCalendarioPrivado = operation('revocarCalendarioPrivado', {
  route: write('/api/alerce/v1/revocarCalendarioPrivado', ['calendario']),
  access: ['asesor'],
  request: z.object({}),
  reply: z.literal('ok'),
  failure: salidasMessages.calendarioNoGuardado,
})

/**
 * Calendar behind the secret address, for calendar programs: appointments from 30 days back on, as ICS, with first
 * names and initials only. `llave` may end in .ics. An unknown or ended one is not found.
 */
export const calendario = operation('calendario', {
  route: get('/api/alerce/v1/calendario/{llave}', ['agenda'], { envelope: 'binary' }),
  access: 'publica',
  request: z.object({ llave: z.string().regex(/^[\w-]{20,80}(\.ics)?$/) }),
  reply: z.unknown(),
  tipos: ['text/calendar'],
  failure: salidasMessages.calendarioFailed,
  secret: true,
  passive: true,
})
