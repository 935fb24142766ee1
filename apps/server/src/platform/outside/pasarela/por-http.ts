import { verifyWebhook } from '@alerce/client/webhook'
import { noticiasDeCobro } from '@alerce/domain/contrato/cobro'
import { z } from 'zod'
import { createGuardedClient, type GuardSettings, UnreachableAddress } from '../guarded.ts'
import { type NoticiaDePasarela, type Pasarela, PasarelaRefused } from './pasarela.ts'

interface Ajustes extends GuardSettings {
  readonly url: string
  readonly clave: string
  /** Secrets that sign its notices, `whsec_…`: two during a rotation. */
  readonly secretos: readonly string[]
}

const MONEDA = 'CLP'
/** Most bytes of an answer or a notice. */
const MAXIMO = 16_000
const FORMA = 'contesta algo que no es un cobro'

const corto = z.string().min(1).max(200)
const abierto = z.object({ id: corto, direccion: z.url().max(2000) })
const cobro = z.object({
  id: corto,
  referencia: corto,
  estado: z.enum(noticiasDeCobro),
  monto: z.number().int().nonnegative(),
  moneda: z.string().max(10),
  recibo: z.string().max(100).nullish(),
})

function shaped<T>(shape: z.ZodType<T>, text: string): T {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new PasarelaRefused(FORMA)
  }
}

const noticiaOf = ({ referencia, recibo, ...rest }: z.output<typeof cobro>): NoticiaDePasarela => ({
  ...rest,
  clave: referencia,
  recibo: recibo ?? null,
})

/** Provider that speaks the protocol of docs/OPERACION.md (decision 058). */
export function createPasarelaPorHttp({ url, clave, secretos, ...guard }: Ajustes): Pasarela {
  const send = createGuardedClient(guard)
  const base = url.replace(/\/+$/, '')

  async function ask(method: 'GET' | 'POST', path: string, more: { clave?: string; body?: string }): Promise<string> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${clave}`,
      ...(more.body && { 'content-type': 'application/json; charset=utf-8' }),
      ...(more.clave && { 'idempotency-key': more.clave }),
    }
    const asked = { method, url: `${base}${path}`, headers, maximo: MAXIMO, ...(more.body && { body: more.body }) }
    const { status, text } = await send(asked).catch((error: unknown) => {
      throw error instanceof UnreachableAddress ? new PasarelaRefused(error.message, { cause: error }) : error
    })
    if (status === 401 || status === 403) throw new PasarelaRefused('rechaza la clave (PAGOS_KEY)')
    if (status < 200 || status > 299) throw new PasarelaRefused(`contesta ${status}`)
    return text
  }

  /** A page of the provider goes over https, or to this machine in a demonstration. */
  function ensurePage(direccion: string): void {
    const { protocol, hostname, username } = new URL(direccion)
    const isHere = guard.local && protocol === 'http:' && hostname === '127.0.0.1'
    if ((protocol !== 'https:' && !isHere) || username) throw new PasarelaRefused(FORMA)
  }

  return {
    enLinea: true,
    async open({ clase, clave: referencia, folio, pesos, volver, avisar, vence }) {
      const body = JSON.stringify({ clase, referencia, folio, monto: pesos, moneda: MONEDA, volver, avisar, vence })
      const opened = shaped(abierto, await ask('POST', '/cobros', { clave: referencia, body }))
      ensurePage(opened.direccion)
      return opened
    },
    read: async (id) => noticiaOf(shaped(cobro, await ask('GET', `/cobros/${encodeURIComponent(id)}`, {}))),
    async readAviso({ cuerpo, identidad, marca, firma }, ahora) {
      const headers = { 'webhook-id': identidad, 'webhook-timestamp': marca, 'webhook-signature': firma }
      const aviso = await verifyWebhook(cuerpo, headers, secretos, Date.parse(ahora)).catch((error: unknown) => {
        if (error instanceof SyntaxError) return null
        throw error
      })
      const { success, data } = cobro.safeParse(aviso?.data)
      return success ? noticiaOf(data) : null
    },
  }
}

/** Currency in which every charge is opened. */
export const esDePesos = ({ moneda }: Pick<NoticiaDePasarela, 'moneda'>): boolean => moneda === MONEDA
