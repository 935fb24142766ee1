import { z } from 'zod'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { entero, rut } from '../../shapes/base/ids.ts'
import { filtro } from '../../shapes/base/page.ts'

/**
 * FUN (cancellations as a charge), possibly several per RUT. `esperan`: RUTs with a live DS that needs one and none
 * processed; else all that were registered. `texto`: RUT, or among all also
 * name or DS folio. Dates DD-MM-YYYY. `casos`: names of the
 * prospects with that RUT, at most three.
 */
export const obtenerFunBajas = operation('obtenerFunBajas', {
  route: read('/api/alerce/v1/obtenerFunBajas', ['fun', 'mesa']),
  access: mesa,
  request: z.object({
    cuales: z.enum(['esperan', 'todos']).default('esperan'),
    texto: filtro(80),
    limite: entero(1, 200).default(100),
  }),
  reply: z.array(
    z.object({
      rut: z.string(),
      recibido: z.string().nullable(),
      procesado: z.string().nullable(),
      /** Last person who recorded it, and ISO instant. */
      por: z.string().nullable(),
      en: z.string().nullable(),
      casos: z.array(z.string()),
    }),
  ),
  failure: mesaMessages.funFailed,
  passive: true,
})

/**
 * Registers the receipt and processing of a FUN, or corrects the one received that day, or on `recibidoAntes` when that
 * day was wrong; notifies the advisors of its prospects. Processed, it ends the charge. `procesadoAntes`: as read, null
 * when not processed or absent; 412 when another user changed it since. Absent, it is not checked. `antes`: former
 * data, or null.
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

/** Deletes a mistaken FUN: of a RUT, the one received that day; `procesadoAntes` as in guardarFunBaja. */
export const eliminarFunBaja = operation('eliminarFunBaja', {
  route: write('/api/alerce/v1/eliminarFunBaja', ['fun', 'mesa']),
  access: mesa,
  request: z.object({ rut: rut(), recibido: fechaDMY(), procesadoAntes: fechaDMY().nullable().optional() }),
  reply: z.literal('ok'),
  failure: mesaMessages.funNoGuardado,
})
