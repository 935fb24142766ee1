import { MAXIMO_PLANILLA_DE_USUARIOS } from '@alerce/domain/acceso/planilla-de-usuarios'
import { z } from 'zod'
import { alTraspasar } from '../../asuntos.ts'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, upload, write } from '../../route.ts'
import { entero, texto } from '../../shapes/base/ids.ts'

/** Outcome of a person of a list. `cambios`: names of the changed data, never their values. */
const desenlace = <S extends string>(situaciones: readonly [S, ...S[]]) =>
  z.object({
    usuario: z.string(),
    situacion: z.enum(situaciones),
    cambios: z.array(z.string()),
    /** Refused values, each with the column that holds it. */
    errores: z.array(z.object({ columna: z.string(), mensaje: z.string() })),
  })

const situaciones = ['nueva', 'cambia', 'igual', 'error'] as const

const cambian = [...alTraspasar, 'usuarios', 'equipos', 'sesiones', 'enlaces', 'seguridad'] as const

/**
 * Dry run of a CSV of users, which is the body: what each row would do, by the rules of the form; nothing is kept.
 * `linea`: of the file, the head being 1. `huella`: names this outcome.
 */
export const revisarUsuarios = operation('revisarUsuarios', {
  route: upload('/api/alerce/v1/revisarUsuarios', cambian),
  access: administran,
  bodyLimit: MAXIMO_PLANILLA_DE_USUARIOS,
  muyGrande: administracionMessages.planillaGrande,
  request: z.object({}),
  reply: z.object({
    filas: z.array(desenlace(situaciones).extend({ linea: z.number().int(), nombre: z.string() })),
    huella: z.string(),
  }),
  failure: administracionMessages.planillaFailed,
  // The same file does something else once users changed: its answer must not be remembered
  secret: true,
})

/**
 * Applies the same CSV, all or nothing; 409 when its outcome is no longer the one named by `huella`. `claves`:
 * provisional passwords of the new users, answered here only.
 */
export const cargarUsuarios = operation('cargarUsuarios', {
  route: upload('/api/alerce/v1/cargarUsuarios', cambian),
  access: administran,
  bodyLimit: MAXIMO_PLANILLA_DE_USUARIOS,
  muyGrande: administracionMessages.planillaGrande,
  request: z.object({ huella: texto(64) }),
  reply: z.object({
    cambian: z.number().int(),
    claves: z.array(z.object({ usuario: z.string(), clave: z.string() })),
    debeCambiarla: z.boolean(),
  }),
  failure: administracionMessages.usuarioNoGuardado,
  secret: true,
})

/** All users as the CSV that can be loaded again; the administration's log records the download. */
export const descargarUsuarios = operation('descargarUsuarios', {
  route: read('/api/alerce/v1/descargarUsuarios', ['usuarios', 'equipos'], {
    envelope: 'binary',
    cambia: ['seguridad'],
  }),
  access: administran,
  request: z.object({}),
  reply: z.unknown(),
  tipos: ['text/csv'],
  failure: administracionMessages.usuariosFailed,
})

const celda = () => texto(300).default('')

/**
 * Whole list of the people of another system, only for a bearer client with the scope `usuarios`: creates, changes,
 * activates and, where the list lacks them, deactivates. A row with an error leaves its user as it is. Users of
 * administracion are neither changed nor deactivated. More than `desactivaHasta` to deactivate is 422, without any
 * change. Repeated, it changes nothing.
 */
export const sincronizarUsuarios = operation('sincronizarUsuarios', {
  route: write('/api/alerce/v1/sincronizarUsuarios', cambian, { bearer: true }),
  access: administran,
  alcance: 'usuarios',
  bodyLimit: 2_000_000,
  request: z.object({
    usuarios: z
      .array(
        z.object({
          ...{ usuario: celda(), rut: celda(), nombres: celda(), apellidoPaterno: celda(), apellidoMaterno: celda() },
          ...{ correo: celda(), telefono: celda(), equipo: celda() },
          roles: z.array(texto(30)).max(10),
        }),
      )
      .min(1)
      .max(5000),
    desactivaHasta: entero(0, 5000).default(0),
  }),
  reply: z.object({ filas: z.array(desenlace([...situaciones, 'desactivada'])) }),
  failure: administracionMessages.usuarioNoGuardado,
})
