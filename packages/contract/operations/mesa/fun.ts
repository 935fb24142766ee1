import { z } from 'zod'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { entero, rut } from '../../shapes/base/ids.ts'
import { filtro } from '../../shapes/base/page.ts'

/**
 * Cancellations as somebody's charge, several of a RUT: of who has a live DS that asks for one and none is processed
 * (`esperan`: received or not), or all that were written down. `texto`: beginning of a RUT. Dates DD-MM-YYYY.
 * `casos`: names of the prospects with that RUT, at most three.
 */
export const obtenerFunBajas = operation('obtenerFunBajas', {
  route: read('/api/alerce/v1/obtenerFunBajas', ['fun', 'mesa']),
  access: mesa,
  request: z.object({
    cuales: z.enum(['esperan', 'todos']).default('esperan'),
    texto: filtro(12),
    limite: entero(1, 200).default(100),
  }),
  reply: z.array(
    z.object({
      rut: z.string(),
      recibido: z.string().nullable(),
      procesado: z.string().nullable(),
      por: z.string().nullable(),
      casos: z.array(z.string()),
    }),
  ),
  failure: mesaMessages.funFailed,
  passive: true,
})

/**
 * Writes down when a cancellation was received and processed, or corrects the one received that day, or on
 * `recibidoAntes` where that day is what was wrong; its prospects' advisors are told. Processed, it ends the charge.
 * `procesadoAntes`: what was read of it, null where it was not processed or not there; what another desk wrote down
 * since is not undone unseen, 412. Absent, it is not looked at. `antes`: what stood there, or null.
 */
export const guardarFunBaja = operation('guardarFunBaja', {
  route: write('/api/alerce/v1/guardarFunBaja', ['fun', 'mesa']),
  access: mesa,
  request: z.object({
    rut: rut(),
    recibido: fechaDMY(),
    procesado: fechaDMY().nullable(),
    recibidoAntes: fechaDMY().optional(),
    procesadoAntes: fechaDMY().nullable().optional(),
  }),
  reply: z.object({ antes: z.object({ recibido: z.string(), procesado: z.string().nullable() }).nullable() }),
  failure: mesaMessages.funNoGuardado,
})

/** Takes back what was written down by mistake: of a RUT, the one received that day; `procesadoAntes` as in guardarFunBaja. */
export const eliminarFunBaja = operation('eliminarFunBaja', {
  route: write('/api/alerce/v1/eliminarFunBaja', ['fun', 'mesa']),
  access: mesa,
  request: z.object({ rut: rut(), recibido: fechaDMY(), procesadoAntes: fechaDMY().nullable().optional() }),
  reply: z.literal('ok'),
  failure: mesaMessages.funNoGuardado,
})
