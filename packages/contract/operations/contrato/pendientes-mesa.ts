import { clasesDePendiente, ordenesDeBandeja } from '@alerce/domain/mesa/pendientes'
import { z } from 'zod'
import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read } from '../../route.ts'
import { id, texto } from '../../shapes/base/ids.ts'
import { caso } from '../mesa/casos.ts'

/**
 * What waits for the desk, of every kind or of one, in an order or the other way round: the first 200 of all, or of those
 * that `texto` finds (person, RUT, folio, advisor, matter), and how many there are of each. `que`: what is wrong or missing, in words. `registroId`: of what
 * was handed in signed, the irregularity or the rejection; else null. `pareja`: who ends with them or not at all, or null. `recibido`: the day on which a FUN was received, DD-MM-YYYY, or null. `vence`: when it ends by itself,
 * or null; `desde`, `vence`: ISO instants. `metaHoras`: in how many hours the desk means to solve a matter.
 */
export const obtenerPendientesMesa = operation('obtenerPendientesMesa', {
  route: read('/api/alerce/v1/obtenerPendientesMesa', [
    'irregularidades',
    'fun',
    'mandatos',
    'rechazos',
    'firmados',
    'mesa',
  ]),
  access: mesa,
  request: z.object({
    clase: z.enum(clasesDePendiente).nullish(),
    orden: z.enum(ordenesDeBandeja).default('urgencia'),
    inverso: z.boolean().default(false),
    texto: texto(60).optional(),
  }),
  reply: z.object({
    filas: z.array(
      z.object({
        ...caso(),
        /** Null of a FUN whose RUT no prospect has. */
        prospectoId: id().nullable(),
        clase: z.enum(clasesDePendiente),
        registroId: id().nullable(),
        recibido: z.string().nullable(),
        pareja: z.string().nullable(),
        que: z.string(),
        /** Of an irregularity: its advisor handed it back, and the desk looks at it. */
        corregida: z.boolean(),
        desde: z.string(),
        vence: z.string().nullable(),
      }),
    ),
    totales: z.record(z.enum(clasesDePendiente), z.number().int()),
    metaHoras: z.number().int(),
  }),
  failure: m.pendientesFailed,
  passive: true,
})
