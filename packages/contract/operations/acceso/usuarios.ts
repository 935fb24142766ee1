import { normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import { z } from 'zod'
import { alTraspasar } from '../../asuntos.ts'
import { usuarioRules } from '../../forms/acceso/administracion.ts'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { operation } from '../../operation.ts'
import { administran, roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { correo, id, idDe, nombrePropio, rut, texto, version } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

/** `ultimoIngreso`: ISO instant of the last session, or null. */
const usuario = () =>
  z.object({
    usuarioId: id(),
    usuario: z.string(),
    rut: z.string(),
    nombres: z.string(),
    apellidoPaterno: z.string(),
    apellidoMaterno: z.string(),
    correo: z.string(),
    /** Nine national digits; '' when absent. */
    telefono: z.string(),
    roles: z.array(z.enum(roles)),
    equipoId: id().nullable(),
    equipo: z.string().nullable(),
    activo: z.boolean(),
    debeCambiarClave: z.boolean(),
    segundoFactor: z.boolean(),
    sesionesAbiertas: z.number().int(),
    ultimoIngreso: z.string().nullable(),
    version: z.number().int(),
  })

/**
 * Users by name, the deactivated last. `texto`: each word begins a word of the name, the user name, the team or the
 * RUT, with or without points and dash. `cuantos`: number of matches, on every page.
 */
export const obtenerUsuarios = operation('obtenerUsuarios', {
  route: read('/api/alerce/v1/obtenerUsuarios', ['usuarios', 'equipos', 'sesiones']),
  access: administran,
  request: z.object({ ...pageRequest(), texto: texto(100).default(''), soloActivos: z.boolean().default(false) }),
  reply: pageOf(usuario()).extend({ cuantos: z.number().int() }),
  failure: administracionMessages.usuariosFailed,
})

/** User, or null when not found. */
export const obtenerUsuario = operation('obtenerUsuario', {
  route: read('/api/alerce/v1/obtenerUsuario', ['usuarios', 'equipos', 'sesiones']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario') }),
  reply: usuario().nullable(),
  failure: administracionMessages.usuariosFailed,
})

/**
 * New user (without usuarioId), or changed data of one. A new one gets a provisional password, answered here only;
 * outside the demo it must be changed at the first login. New roles apply from the next call on.
 */
export const guardarUsuario = operation('guardarUsuario', {
  route: write('/api/alerce/v1/guardarUsuario', ['usuarios', 'enlaces']),
  access: administran,
  request: z
    .object({
      usuarioId: idDe('usuario').nullish(),
      version: version(),
      usuario: texto(60).transform((text) => text.toLowerCase()),
      rut: rut(),
      nombres: nombrePropio(300),
      apellidoPaterno: nombrePropio(300),
      apellidoMaterno: nombrePropio(300).default(''),
      correo: correo(),
      telefono: texto(30).overwrite(normalizaTelefono).default(''),
      roles: z.array(z.enum(roles)).max(roles.length),
      equipoId: idDe('equipo').nullable().default(null),
    })
    .superRefine(segunReglas(usuarioRules)),
  nuevoSin: 'usuarioId',
  reply: z.object({
    usuarioId: id(),
    claveProvisoria: z.string().nullable(),
    debeCambiarla: z.boolean(),
    version: z.number().int(),
  }),
  failure: administracionMessages.usuarioNoGuardado,
  secret: true,
})

/**
 * Activates or deactivates a user; deactivating ends the sessions at once and revokes the links over or for them.
 * `version`: as read; a stale one is 412, unless the user already has the requested state.
 */
export const cambiarEstadoUsuario = operation('cambiarEstadoUsuario', {
  route: write('/api/alerce/v1/cambiarEstadoUsuario', [...alTraspasar, 'usuarios', 'sesiones', 'enlaces']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario'), activo: z.boolean(), version: version() }),
  reply: z.object({ activo: z.boolean(), sesionesCerradas: z.number().int() }),
  failure: administracionMessages.usuarioNoGuardado,
})

/**
 * One-time link to set a password, answered once: only its hash is stored. `ruta`: path with the token in the fragment,
 * which no server sees; ISO `expira`.
 */
export const crearEnlaceClave = operation('crearEnlaceClave', {
  route: write('/api/alerce/v1/crearEnlaceClave', ['seguridad']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario') }),
  reply: z.object({ ruta: z.string(), expira: z.string() }),
  failure: administracionMessages.enlaceNoCreado,
  secret: true,
})

export const obtenerEquipos = operation('obtenerEquipos', {
  route: read('/api/alerce/v1/obtenerEquipos', ['equipos', 'usuarios']),
  access: administran,
  request: z.object({}),
  reply: z.array(z.object({ equipoId: id(), nombre: z.string(), personas: z.number().int() })),
  failure: administracionMessages.usuariosFailed,
})

/** New team (without equipoId), or another name for one. */
export const guardarEquipo = operation('guardarEquipo', {
  route: write('/api/alerce/v1/guardarEquipo', ['equipos']),
  access: administran,
  request: z.object({
    equipoId: idDe('equipo').nullish(),
    nombre: texto(60).min(1, administracionMessages.equipoObligatorio.text),
  }),
  reply: z.object({ equipoId: id() }),
  failure: administracionMessages.usuarioNoGuardado,
})
