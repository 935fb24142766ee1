import { temas } from '@alerce/contract/asuntos'
import { z } from 'zod'

/** Topics of the console's lists, one each. */
export const deLaConsola = [
  'usuarios',
  'carteras',
  'equipos',
  'enlaces',
  'clientes',
  'catalogo',
  'textos',
  'pedidos',
] as const

const id = z.number().int()

/** Topics about one prospect, sent to everyone who sees its portfolio. */
const deUnProspecto = ['prospecto', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'archivosDS'] as const

const deUnaCartera = z.object({ tema: z.enum(deUnProspecto), prospectoId: id, asesorId: id }).readonly()
export type DeUnaCartera = z.output<typeof deUnaCartera>

/** Topics about a whole portfolio. */
const deSuAsesor = ['agenda', 'miDia', 'importacion'] as const

/** Topics about a whole list, sent to everyone who reads it: all other topics of the stream. */
const deUnaLista = z
  .object({ tema: z.enum(temas).exclude([...deUnProspecto, ...deSuAsesor, 'notificacion', 'sesiones']) })
  .readonly()
export type DeUnaLista = z.output<typeof deUnaLista>

const avisoShape = z.discriminatedUnion('tema', [
  z.object({ tema: z.literal('sesion'), sesionId: id, motivo: z.string() }).readonly(),
  z.object({ tema: z.literal('notificacion'), usuarioId: id }).readonly(),
  // An older server beside this one sends no user.
  z.object({ tema: z.literal('sesiones'), usuarioId: id.optional() }).readonly(),
  deUnaCartera,
  z.object({ tema: z.enum(deSuAsesor), asesorId: id }).readonly(),
  deUnaLista,
])

/** Notice of a change, for open screens. It carries ids only: the screen asks again, with the usual access checks. */
export type Aviso = z.output<typeof avisoShape>

/** Parses a notice of the channel; null when this server does not know it (a newer one may run beside it). */
export function readAviso(payload: string): Aviso | null {
  try {
    return avisoShape.safeParse(JSON.parse(payload)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
