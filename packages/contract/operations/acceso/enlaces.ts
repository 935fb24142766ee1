import { horasDelEnlace } from '@alerce/domain/limites'
import { z } from 'zod'
import { enlaceRules } from '../../forms/acceso/administracion.ts'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { operation } from '../../operation.ts'
import { danEnlaces } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { codigo, id, idDe } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'

const enlace = () =>
  z.object({
    enlaceId: id(),
    asesor: z.string(),
    jefe: z.string(),
    creadoPor: z.string(),
    creado: z.string(),
    expira: z.string(),
    estado: z.enum(['vigente', 'vencido', 'revocado']),
    revocadoPor: z.string().nullable(),
    aperturas: z.array(z.object({ en: z.string(), ip: z.string(), agente: z.string() })),
  })

/**
 * Links of supervisors; a head of team sees and ends only those over their own team. vigente, vencido or revocado;
 * instants ISO; `aperturas`: openings with their user, newest first, at most 50.
 */
export const obtenerEnlaces = operation('obtenerEnlaces', {
  route: read('/api/alerce/v1/obtenerEnlaces', ['enlaces']),
  access: danEnlaces,
  request: z.object(pageRequest()),
  reply: pageOf(enlace()),
  failure: administracionMessages.enlacesFailed,
})

const parte = () => z.object({ usuarioId: id(), nombre: z.string(), equipo: z.string().nullable() })

/** Advisors and heads for a new link: active users by name; for a head of team, of their own team. */
export const obtenerPartesDeEnlace = operation('obtenerPartesDeEnlace', {
  route: read('/api/alerce/v1/obtenerPartesDeEnlace', ['usuarios', 'equipos']),
  access: danEnlaces,
  request: z.object({}),
  reply: z.object({ asesores: z.array(parte()), jefes: z.array(parte()) }),
  failure: administracionMessages.usuariosFailed,
})

/**
 * Signed link over one advisor for the head of their team. A head of another team needs an administrator's explicit
 * `otroEquipo` (409 without it). `ruta`: path with query, answered once; ISO `expira`.
 */
export const crearEnlaceSupervisor = operation('crearEnlaceSupervisor', {
  route: write('/api/alerce/v1/crearEnlaceSupervisor', ['enlaces']),
  access: danEnlaces,
  request: z
    .object({
      asesorId: idDe('usuario'),
      jefeId: idDe('usuario'),
      horas: codigo().default(horasDelEnlace),
      otroEquipo: z.boolean().default(false),
    })
    .superRefine(segunReglas(enlaceRules)),
  reply: z.object({ enlaceId: id(), ruta: z.string(), expira: z.string() }),
  failure: administracionMessages.enlaceNoCreado,
  secret: true,
})

/** Ends the link and its sessions at once; repeating it changes nothing. */
export const revocarEnlace = operation('revocarEnlace', {
  route: write('/api/alerce/v1/revocarEnlace', ['enlaces', 'sesiones']),
  access: danEnlaces,
  request: z.object({ enlaceId: idDe('enlace') }),
  reply: z.object({ sesionesCerradas: z.number().int() }),
  failure: administracionMessages.enlaceNoRevocado,
})
