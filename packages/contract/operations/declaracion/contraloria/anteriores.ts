import { z } from 'zod'
import { contraloriaMessages as m } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { read } from '../../../route.ts'
import { idDe } from '../../../shapes/base/ids.ts'

/**
 * Other declarations that were sent and that hold the person of this case (same RUT, or passport), as holder or as
 * somebody's charge, newest first (at most `maximoDeAnteriores`). What each says is read by opening it. `enviadaEn` an ISO instant.
 */
export const obtenerCasosAnteriores = operation('obtenerCasosAnteriores', {
  route: read('/api/alerce/v1/obtenerCasosAnteriores', 'nada', { cambia: ['accesos'] }),
  access: ['contraloria'],
  health: true,
  mirada: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.array(
    z.object({
      identificador: z.number(),
      folio: z.number(),
      /** The holder of that one. */
      nombre: z.string(),
      como: z.enum(['titular', 'carga']),
      estado: z.string(),
      enviadaEn: z.string(),
    }),
  ),
  failure: m.anterioresFailed,
})
