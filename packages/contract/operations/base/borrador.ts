import { z } from 'zod'
import { borradorMessages } from '../../messages/base/notificaciones.ts'
import { operation } from '../../operation.ts'
import { roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { texto } from '../../shapes/base/ids.ts'

/** Largest draft, in characters of its JSON. */
export const LARGO_BORRADOR = 200_000

const formulario = texto(120).min(1)

/** Change of a field: its stored value and the typed one. */
const cambio = z.object({ campo: texto(80).min(1), de: z.unknown(), a: z.unknown() })

/** Fields of a form at most. */
const MAXIMO_CAMPOS = 200

const cambios = z.array(cambio).max(MAXIMO_CAMPOS)

export type CambioDeBorrador = z.infer<typeof cambio>

/** Draft of the user's form, field by field, or null. `actualizado`: ISO instant. */
export const obtenerBorrador = operation('obtenerBorrador', {
  route: read('/api/alerce/v1/obtenerBorrador', ['borrador']),
  access: roles,
  request: z.object({ formulario }),
  reply: z.object({ cambios, actualizado: z.string() }).nullable(),
  failure: borradorMessages.failed,
})

/** Stores the named fields and leaves the others of the draft, which another window may have typed. */
export const guardarBorrador = operation('guardarBorrador', {
  route: write('/api/alerce/v1/guardarBorrador', ['borrador']),
  access: roles,
  request: z.object({ formulario, cambios: cambios.min(1) }),
  reply: z.literal('ok'),
  failure: borradorMessages.failed,
  // JSON escapes may double the text; the draft itself has its own limit.
  bodyLimit: 2 * LARGO_BORRADOR,
})

export const descartarBorrador = operation('descartarBorrador', {
  route: write('/api/alerce/v1/descartarBorrador', ['borrador']),
  access: roles,
  request: z.object({ formulario }),
  reply: z.literal('ok'),
  failure: borradorMessages.failed,
})
