import { z } from 'zod'
import { accesoMessages, sesionMessages } from '../../messages/acceso/sesion.ts'
import { operation } from '../../operation.ts'
import { administran, roles, todos } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'

/**
 * Person of the session. `inicio`, `ultimaActividad`: ISO instants of this session. `asesor`: advisor whose portfolio a
 * supervisor by link sees; null for everyone else.
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
    /** A role must have a second factor, and this person has none: nothing else opens. */
    faltaSegundoFactor: z.boolean(),
    /** Opened by the account of the company. */
    cuentaDeEmpresa: z.boolean(),
    asesor: z.object({ identificador: id(), nombre: z.string() }).nullable(),
    /** Operations that the remote core of connected mode does not offer: screens hide them. Absent: none. */
    cerradas: z.array(z.string()).optional(),
  }),
  failure: accesoMessages.sesionNoLeida,
  provisional: true,
})

/** Records activity on the screen when no other call reaches the server. */
export const registrarActividad = operation('registrarActividad', {
  route: read('/api/alerce/v1/registrarActividad', 'nada'),
  access: todos,
  request: z.object({}),
  reply: z.literal('ok'),
  failure: sesionMessages.actividadFailed,
  provisional: true,
})

/**
 * Open session for its owner or the administrator. Instants ISO; `agente`: the User-Agent header; `cuentaDeEmpresa`:
 * opened by the account of the company.
 */
export const sesionAbierta = () =>
  z.object({
    ...{ sesionId: id(), inicio: z.string(), ultimaActividad: z.string(), ip: z.string(), agente: z.string() },
    cuentaDeEmpresa: z.boolean(),
  })

/** Caller's own open sessions, the current one first. */
export const obtenerSesiones = operation('obtenerSesiones', {
  route: read('/api/alerce/v1/obtenerSesiones', ['sesiones']),
  access: roles,
  request: z.object({}),
  reply: z.array(sesionAbierta().extend({ actual: z.boolean() })),
  failure: sesionMessages.listFailed,
})

/** "Cerrar mis otras sesiones": all of the caller's sessions except the current one. */
export const cerrarOtrasSesiones = operation('cerrarOtrasSesiones', {
  route: write('/api/alerce/v1/cerrarOtrasSesiones', ['sesiones']),
  access: roles,
  request: z.object({}),
  reply: z.object({ cerradas: z.number().int() }),
  failure: sesionMessages.closeFailed,
})

/**
 * Ends a session. The caller's own ends at once; an administrator ends anybody's at `cierraEn` (ISO instant), and can
 * undo it until then. For other callers, another person's session is not found. `cierraEn` null: it has ended.
 */
export const cerrarSesion = operation('cerrarSesion', {
  route: write('/api/alerce/v1/cerrarSesion', ['sesiones']),
  access: roles,
  request: z.object({ sesionId: idDe('sesion') }),
  reply: z.object({ cierraEn: z.string().nullable() }),
  failure: sesionMessages.closeFailed,
})

/** Cancels the end of a session until it takes effect; 409 afterwards. */
export const conservarSesion = operation('conservarSesion', {
  route: write('/api/alerce/v1/conservarSesion', ['sesiones']),
  access: administran,
  request: z.object({ sesionId: idDe('sesion') }),
  reply: z.literal('ok'),
  failure: sesionMessages.closeFailed,
})
