import { nucleoMessages } from '@alerce/contract/messages/base/nucleo'
import type { Peticion } from '@alerce/contract/wire/peticion'
import { leerToken, peticionDeToken } from '@alerce/contract/wire/token'
import { Refusal } from '../core/refusal.ts'
import { shared } from '../platform/patience.ts'

interface Credentials {
  readonly id: string
  readonly secret: string
}

/** Time before its end at which a token counts as ended, milliseconds: a call must not arrive too late. */
const MARGIN_MS = 30_000

/** JSON of a reply; null when it is none. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/**
 * Token of the core by client credentials. It is kept until shortly before its end, and asked for once however many
 * calls wait for it. Throws Refusal when the core gives none.
 */
export function createToken(
  { id, secret }: Credentials,
  send: (asked: Peticion) => Promise<{ readonly body: Buffer }>,
) {
  let kept: { readonly token: string; readonly until: number } | null = null
  const renew = shared(async () => {
    const { body } = await send(peticionDeToken(id, secret))
    const read = leerToken(jsonOf(body))
    if (!read) throw new Refusal(nucleoMessages.incomprensible)
    kept = { token: read.token, until: performance.now() + read.segundos * 1000 - MARGIN_MS }
    return read.token
  })
  const current = async (): Promise<string> =>
    kept !== null && performance.now() < kept.until ? kept.token : await renew()
  return {
    current,
    /** Token after this one was refused: a call that waited longer may find it already renewed. */
    after: async (refused: string): Promise<string> => {
      if (kept?.token === refused) kept = null
      return await current()
    },
  }
}
