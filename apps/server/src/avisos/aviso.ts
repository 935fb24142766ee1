import { temas } from '@alerce/contract/asuntos'
import { z } from 'zod'

/** What the console administers, a list each. */
export const deLaConsola = ['usuarios', 'carteras', 'equipos', 'enlaces', 'clientes', 'catalogo', 'textos'] as const

const id = z.number().int()

/** What is told of one prospect, to whoever sees the portfolio that it is in. */
const deUnProspecto = ['prospecto', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'archivosDS'] as const

const deUnaCartera = z.object({ tema: z.enum(deUnProspecto), prospectoId: id, asesorId: id }).readonly()
export type DeUnaCartera = z.output<typeof deUnaCartera>

/** What is told of a portfolio as a whole. */
const deSuAsesor = ['agenda', 'miDia', 'importacion'] as const

/** What is told of a list as a whole, to whoever reads it: every other word of the stream. */
const deUnaLista = z
  .object({ tema: z.enum(temas).exclude([...deUnProspecto, ...deSuAsesor, 'notificacion', 'sesiones']) })
  .readonly()
export type DeUnaLista = z.output<typeof deUnaLista>

const avisoShape = z.discriminatedUnion('tema', [
  z.object({ tema: z.literal('sesion'), sesionId: id, motivo: z.string() }).readonly(),
  z.object({ tema: z.literal('notificacion'), usuarioId: id }).readonly(),
  // of a server that runs beside this one from before, without whose
  z.object({ tema: z.literal('sesiones'), usuarioId: id.optional() }).readonly(),
  deUnaCartera,
  z.object({ tema: z.enum(deSuAsesor), asesorId: id }).readonly(),
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
