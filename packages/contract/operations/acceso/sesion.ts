import { z } from 'zod'
import { accesoMessages, sesionMessages } from '../../messages/acceso/sesion.ts'
import { operation } from '../../operation.ts'
import { administran, roles, todos } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'

/**
 * Who is logged in. `inicio`, `ultimaActividad`: ISO instants of this session. `asesor`: whose portfolio a supervisor
 * by link sees; null for everyone else.
 */
export const sesionActual = operation('sesionActual', {
  route: get('/api/alerce/v1/sesion', ['sesion'], { preguntaSesion: true }),
  access: todos,
  request: z.object({}),
  reply: z.object({
    identificador: id(),
    usuario: z.string(),
    rut: z.string(),
    nombres: z.string(),
    apellidoPaterno: z.string(),
    roles: z.array(z.enum(todos)),
    csrf: z.string(),
    inicio: z.string(),
    ultimaActividad: z.string(),
    debeCambiarClave: z.boolean(),
    asesor: z.object({ identificador: id(), nombre: z.string() }).nullable(),
  }),
  failure: accesoMessages.sesionNoLeida,
  provisional: true,
})

/** The person is at work on the screen, though nothing else was asked of the server. */
export const registrarActividad = operation('registrarActividad', {
  route: read('/api/alerce/v1/registrarActividad', 'nada'),
  access: todos,
  request: z.object({}),
  reply: z.literal('ok'),
  failure: sesionMessages.actividadFailed,
  provisional: true,
})

/** One open session as its owner or the administrator sees it. Instants ISO; `agente`: the browser's own words. */
export const sesionAbierta = () =>
  z.object({ sesionId: id(), inicio: z.string(), ultimaActividad: z.string(), ip: z.string(), agente: z.string() })

/** One's own open sessions, the one that asks first. */
export const obtenerSesiones = operation('obtenerSesiones', {
  route: read('/api/alerce/v1/obtenerSesiones', ['sesiones']),
  access: roles,
  request: z.object({}),
  reply: z.array(sesionAbierta().extend({ actual: z.boolean() })),
  failure: sesionMessages.listFailed,
})

/** "Cerrar mis otras sesiones": all of one's own but the one that asks. */
export const cerrarOtrasSesiones = operation('cerrarOtrasSesiones', {
  route: write('/api/alerce/v1/cerrarOtrasSesiones', ['sesiones']),
  access: roles,
  request: z.object({}),
  reply: z.object({ cerradas: z.number().int() }),
  failure: sesionMessages.closeFailed,
})

/**
 * One's own session ends at once; anybody's, for the administrator, at `cierraEn` (ISO instant), so that it can be taken
 * back. Another's does not exist. `cierraEn` null: it has ended.
 */
export const cerrarSesion = operation('cerrarSesion', {
  route: write('/api/alerce/v1/cerrarSesion', ['sesiones']),
  access: roles,
  request: z.object({ sesionId: idDe('sesion') }),
  reply: z.object({ cierraEn: z.string().nullable() }),
  failure: sesionMessages.closeFailed,
})

/** Takes back the end of somebody's session while it has not come; 409 afterwards. */
export const conservarSesion = operation('conservarSesion', {
  route: write('/api/alerce/v1/conservarSesion', ['sesiones']),
  access: administran,
  request: z.object({ sesionId: idDe('sesion') }),
  reply: z.literal('ok'),
  failure: sesionMessages.closeFailed,
})
