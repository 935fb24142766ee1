import { z } from 'zod'
import { circularMessages as m } from '../../messages/declaracion/circular.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { version } from '../../shapes/base/ids.ts'
import { circularLeida } from '../../shapes/declaracion/circular.ts'
import { deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'

/**
 * Whether the holder accepted the circular of the spouse (`firma`; spec 2 §7). Ours: `circular`, what is accepted, in the
 * version that was or would be, null where no spouse is in the declaration; who registered it and when (ISO instant).
 */
export const obtenerConyugeCircular = operation('obtenerConyugeCircular', {
  route: read('/api/v1/obtenerConyugeCircular', ['circular', 'personas']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({
    firma: z.boolean(),
    circular: circularLeida().nullable(),
    por: z.string().nullable(),
    en: z.string().nullable(),
  }),
  failure: m.readFailed,
})

/**
 * Registers that the holder accepts it (`firma`), or no longer does, until the declaration is signed. Ours: `version`,
 * the one that was read; another is in force: 409.
 */
export const confirmarConyugeCircular = operation('confirmarConyugeCircular', {
  route: write('/api/v1/confirmarConyugeCircular', ['circular', 'bitacora']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({ firma: z.boolean(), version: version() }),
  reply: z.literal('ok'),
  failure: m.saveFailed,
})
