import { z } from 'zod'
import { deshacerMessages as m } from '../../messages/base/deshacer.ts'
import { operation } from '../../operation.ts'
import { read } from '../../route.ts'
import { id } from '../../shapes/base/ids.ts'

/**
 * What who calls did and can still undo, the one that ends first first (at most 50). `deshace`: the call that undoes it,
 * asked with `pedido`. `nombre`: whom it is about, '' of nobody. `hasta`: an ISO instant.
 */
export const obtenerPorDeshacer = operation('obtenerPorDeshacer', {
  route: read('/api/alerce/v1/obtenerPorDeshacer', ['notificacion']),
  access: ['asesor', 'jefatura', 'contraloria', 'mesa', 'administracion'],
  request: z.object({}),
  reply: z.array(
    z.object({
      id: id(),
      dice: z.string(),
      nombre: z.string(),
      deshace: z.string(),
      pedido: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      hasta: z.string(),
    }),
  ),
  failure: m.porDeshacerFailed,
  passive: true,
})
