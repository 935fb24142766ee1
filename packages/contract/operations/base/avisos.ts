import { horasDeResumen } from '@alerce/domain/base/correos/resumen'
import { z } from 'zod'
import { clasesSilenciables, tiposDeNotificacion } from '../../catalogos/base/clases-de-notificacion.ts'
import { preferenciasMessages } from '../../messages/base/notificaciones.ts'
import { operation } from '../../operation.ts'
import { roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { codigo, version } from '../../shapes/base/ids.ts'

/**
 * How the caller hears of notices. `callados`: classes without count or sound; `sinCorreo`: classes left out of the daily
 * letter; `hora`: hour of Santiago of that letter, null for none; `enDescanso`: also on Sundays and holidays. `version` 1:
 * never saved.
 */
export const obtenerPreferenciasDeAvisos = operation('obtenerPreferenciasDeAvisos', {
  route: read('/api/alerce/v1/obtenerPreferenciasDeAvisos', ['avisos']),
  access: roles,
  request: z.object({}),
  reply: z.object({
    callados: z.array(z.enum(tiposDeNotificacion)),
    sinCorreo: z.array(z.enum(tiposDeNotificacion)),
    hora: z.number().int().nullable(),
    enDescanso: z.boolean(),
    correo: z.string(),
    version: z.number().int(),
  }),
  failure: preferenciasMessages.readFailed,
})

/** Replaces them. A class that nobody silences is refused in `callados`. */
export const guardarPreferenciasDeAvisos = operation('guardarPreferenciasDeAvisos', {
  route: write('/api/alerce/v1/guardarPreferenciasDeAvisos', ['avisos']),
  access: roles,
  request: z.object({
    callados: z.array(z.enum(clasesSilenciables)).max(clasesSilenciables.length),
    sinCorreo: z.array(z.enum(tiposDeNotificacion)).max(tiposDeNotificacion.length),
    hora: codigo().pipe(z.literal(horasDeResumen)).nullable(),
    enDescanso: z.boolean(),
    version: version(),
  }),
  reply: z.object({ version: z.number().int() }),
  failure: preferenciasMessages.saveFailed,
})

/** Ends the daily letter of the user to whom it was sent, by its link; repeating it changes nothing. */
export const dejarResumen = operation('dejarResumen', {
  route: write('/api/alerce/v1/dejarResumen', ['avisos']),
  access: 'publica',
  request: z.object({ enlace: z.string().regex(/^\d{1,15}-[\w-]{43}$/, preferenciasMessages.enlaceNoVigente.text) }),
  reply: z.literal('ok'),
  failure: preferenciasMessages.bajaFailed,
  freno: { por: 'direccion', falla: preferenciasMessages.enlaceNoVigente },
})
