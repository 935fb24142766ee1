import type { Context } from '../../use-case.ts'
import { ensureVersion } from '../seguridad/ensure-version.ts'
import { recordEvento } from '../seguridad/record-evento.ts'

/** Fields of a webhook, as the log of administrators names them. */
const nombres = { url: 'dirección', sucesos: 'sucesos', activa: 'estado', secreto: 'secreto nuevo' } as const
type Campo = keyof typeof nombres

const comienzo = (id: number) => `webhook ${id} `
const campos = Object.keys(nombres) as Campo[]

interface Cambiada {
  readonly id: number
  readonly clienteId: string
  readonly url: string
}

/** Host of an address: its path and query may hold a secret of the receiver. */
const hostDe = (url: string): string => new URL(url).host

/** Logs a change of a webhook with the names of its changed fields. */
export async function recordCambio(ctx: Context, { id, clienteId, url }: Cambiada, cuales: readonly Campo[]) {
  const que = cuales.map((campo) => nombres[campo]).join(', ')
  await recordEvento(ctx, 'webhookModificado', `${comienzo(id)}de ${clienteId} (${hostDe(url)}): ${que}`)
}

export const recordCreada = (ctx: Context, { id, clienteId, url }: Cambiada): Promise<void> =>
  recordEvento(ctx, 'webhookCreado', `${comienzo(id)}de ${clienteId} (${hostDe(url)})`)

/** 412 where a webhook was changed after the version that was read. */
export const ensureSuscripcionLeida = (
  ctx: Context,
  leida: number | undefined,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> =>
  ensureVersion(ctx, leida, {
    registro: 'suscripcion',
    version,
    sobre: comienzo(id),
    campos: (resto) => campos.filter((campo) => resto.split('): ')[1]?.split(', ').includes(nombres[campo])),
    eventos: ['webhookCreado', 'webhookModificado'],
  })
