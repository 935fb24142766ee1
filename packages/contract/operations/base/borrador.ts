import { z } from 'zod'
import { borradorMessages } from '../../messages/cartera/venta.ts'
import { operation } from '../../operation.ts'
import { texto } from '../../shapes/ids.ts'
import { roles } from '../roles.ts'

/** Largest draft, in characters of its JSON. */
export const LARGO_BORRADOR = 200_000

const formulario = texto(120).min(1)

/** What the user was typing in a form, or null. `actualizado`: ISO instant. */
export const obtenerBorrador = operation('obtenerBorrador', {
  access: roles,
  request: z.object({ formulario }),
  reply: z.object({ contenido: z.unknown(), actualizado: z.string() }).nullable(),
  failure: borradorMessages.failed,
})

export const guardarBorrador = operation('guardarBorrador', {
  access: roles,
  request: z.object({ formulario, contenido: z.unknown() }),
  reply: z.literal('ok'),
  failure: borradorMessages.failed,
  // of a text that JSON may escape: the draft itself is measured apart
  bodyLimit: 2 * LARGO_BORRADOR,
})

export const descartarBorrador = operation('descartarBorrador', {
  access: roles,
  request: z.object({ formulario }),
  reply: z.literal('ok'),
  failure: borradorMessages.failed,
})

export const borradorOperations = [obtenerBorrador, guardarBorrador, descartarBorrador] as const
