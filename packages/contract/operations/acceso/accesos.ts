import { z } from 'zod'
import { filtroDeAccesosRules } from '../../forms/acceso/administracion.ts'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { sesionMessages } from '../../messages/acceso/sesion.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { id, idDe, texto } from '../../shapes/base/ids.ts'
import { pageRequest } from '../../shapes/base/page.ts'
import { sesionAbierta } from './sesion.ts'

/**
 * Open sessions of everybody or of one user, by latest activity (at most 500, `maximoDeSesiones`). `enlace`: opened by
 * a supervisor's link.
 */
export const obtenerSesionesAbiertas = operation('obtenerSesionesAbiertas', {
  route: read('/api/alerce/v1/obtenerSesionesAbiertas', ['sesiones']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario').nullish() }),
  reply: z.array(
    sesionAbierta().extend({
      ...{ usuario: z.string(), nombre: z.string(), enlace: z.boolean(), actual: z.boolean() },
      /** Instant at which an administrator's order ends it; null: no order. */
      cierraEn: z.string().nullable(),
    }),
  ),
  failure: sesionMessages.listFailed,
})

/** Sessions, open or ended, newest first. `motivo`: letter of the end (S, I, N, A or ours), null while open. */
export const obtenerIngresos = operation('obtenerIngresos', {
  route: read('/api/alerce/v1/obtenerIngresos', ['sesiones']),
  access: administran,
  request: z.object(pageRequest()),
  reply: z.object({
    ingresos: z.array(
      z.object({
        sesionId: id(),
        usuario: z.string(),
        nombre: z.string(),
        enlace: z.boolean(),
        cuentaDeEmpresa: z.boolean(),
        ip: z.string(),
        agente: z.string(),
        inicio: z.string(),
        termino: z.string().nullable(),
        motivo: z.string().nullable(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: administracionMessages.accesosFailed,
})

const dia = () =>
  fechaDMY()
    .optional()
    .transform((value) => value ?? '')

/** Filters of the log: part of the reader's name, the call, days of Santiago (both included), and the declaration. */
const filtro = {
  folio: idDe('folio').optional(),
  persona: texto(60).optional(),
  operacion: texto(60).optional(),
  desde: dia(),
  hasta: dia(),
}

/** Reads of health data, granted or refused, newest first. `folio` is null when the call named no declaration. */
export const obtenerAccesosSalud = operation('obtenerAccesosSalud', {
  route: read('/api/alerce/v1/obtenerAccesosSalud', ['accesos']),
  access: administran,
  request: z.object({ ...pageRequest(), ...filtro }).superRefine(segunReglas(filtroDeAccesosRules)),
  reply: z.object({
    accesos: z.array(
      z.object({
        accesoId: id(),
        en: z.string(),
        actor: z.string(),
        operacion: z.string(),
        folio: z.number().nullable(),
        ip: z.string(),
        /** The call was refused: nothing was shown. */
        rechazado: z.boolean(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: administracionMessages.accesosFailed,
})

/** The same list as a spreadsheet file, at most 20.000 rows; the administrators' log records the download. */
export const descargarAccesosSalud = operation('descargarAccesosSalud', {
  route: read('/api/alerce/v1/descargarAccesosSalud', ['accesos'], {
    envelope: 'binary',
    cambia: ['seguridad'],
  }),
  access: administran,
  request: z.object(filtro).superRefine(segunReglas(filtroDeAccesosRules)),
  reply: z.unknown(),
  tipos: ['text/csv'],
  failure: administracionMessages.descargaFailed,
})

/** Verifies the chain of the access log. `problemas`: faults in words; empty when it is whole. */
export const verificarAccesos = operation('verificarAccesos', {
  route: read('/api/alerce/v1/verificarAccesos', 'nada', { cambia: ['seguridad'] }),
  access: administran,
  request: z.object({}),
  reply: z.object({ entradas: z.number().int(), huella: z.string(), problemas: z.array(z.string()) }),
  failure: administracionMessages.accesosFailed,
})

/** Filters of the administration's log: part of the author's name, and days of Santiago (both included). */
const filtroDeEventos = { persona: texto(60).optional(), desde: dia(), hasta: dia() }

/** Acts of administrators (users, links, clients, passwords), newest first. Instants ISO. */
export const obtenerEventosSeguridad = operation('obtenerEventosSeguridad', {
  route: read('/api/alerce/v1/obtenerEventosSeguridad', ['seguridad']),
  access: administran,
  request: z.object({ ...pageRequest(), ...filtroDeEventos }).superRefine(segunReglas(filtroDeAccesosRules)),
  reply: z.object({
    eventos: z.array(
      z.object({
        eventoId: id(),
        en: z.string(),
        actor: z.string(),
        evento: z.string(),
        sobre: z.string(),
        ip: z.string(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: administracionMessages.accesosFailed,
})

/** The same list as a spreadsheet file, at most 20.000 rows; the log records the download. */
export const descargarEventosSeguridad = operation('descargarEventosSeguridad', {
  route: read('/api/alerce/v1/descargarEventosSeguridad', ['seguridad'], {
    envelope: 'binary',
    cambia: ['seguridad'],
  }),
  access: administran,
  request: z.object(filtroDeEventos).superRefine(segunReglas(filtroDeAccesosRules)),
  reply: z.unknown(),
  tipos: ['text/csv'],
  failure: administracionMessages.descargaFailed,
})
