import { z } from 'zod'

/** What the console administers, a list each. */
export const deLaConsola = ['usuarios', 'equipos', 'enlaces', 'clientes'] as const

const id = z.number().int()

/** What is told of a list as a whole, to whoever reads it. */
const deUnaLista = z
  .object({ tema: z.enum(['cola', 'mesa', 'correos', 'accesos', 'seguridad', 'sesiones', ...deLaConsola]) })
  .readonly()
export type DeUnaLista = z.output<typeof deUnaLista>

const avisoShape = z.discriminatedUnion('tema', [
  z.object({ tema: z.literal('sesion'), sesionId: id, motivo: z.string() }).readonly(),
  z.object({ tema: z.literal('notificacion'), usuarioId: id }).readonly(),
  z.object({ tema: z.literal('prospecto'), prospectoId: id, asesorId: id }).readonly(),
  z.object({ tema: z.literal('autorizacion'), prospectoId: id, asesorId: id }).readonly(),
  z.object({ tema: z.literal('agenda'), asesorId: id }).readonly(),
  deUnaLista,
])

/**
 * That something changed, for the screens that are open: ids only, never what changed. Whoever is told asks again,
 * and is answered as always.
 */
export type Aviso = z.output<typeof avisoShape>

/** What was told on the channel; null when it is nothing this server knows (a newer one may run beside it). */
export function leerAviso(payload: string): Aviso | null {
  try {
    return avisoShape.safeParse(JSON.parse(payload)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
