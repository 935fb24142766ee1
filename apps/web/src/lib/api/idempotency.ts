import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { randomHex } from '../browser/random-hex.ts'
import { inWindow } from '../browser/stored.ts'
import { now } from '../time/clock.ts'

// Keys of calls that had no answer when the page closed; the key alone, no content.
const STORE = 'alerce-sin-respuesta'

/** Maximum age in ms: the same request sent later is a new request. */
const FRESH_MS = 2 * MINUTO_MS

type Keys = Record<string, { readonly key: string; readonly en: string }>

function stored(): Keys {
  try {
    return JSON.parse(inWindow.get(STORE) ?? '{}')
  } catch {
    // the entry was written by something else
    return {}
  }
}

const store = (keys: Keys): void => inWindow.set(STORE, JSON.stringify(keys))

const pending = new Map<string, string>()
/** Keys left by the previous page; each is tried once. */
let left: Keys | undefined

function takeLeft(name: string): string | undefined {
  left ??= stored()
  const { [name]: found, ...others } = left
  left = others
  return found && Date.parse(now()) - Date.parse(found.en) < FRESH_MS ? found.key : undefined
}

interface Submit {
  readonly key: string
  /** The previous page sent it: if the server knows it for another content, it is not ours. */
  readonly inherited: boolean
  readonly settle: () => void
}

/**
 * Key of one submit. A call without an answer keeps its key: pressing again with the same content cannot save twice,
 * not even after a reload. Any answer settles it.
 */
export function idempotencyKey(name: string, body: string, fresh = false): Submit {
  const id = `${name} ${body}`
  const known = fresh ? undefined : pending.get(id)
  const inherited = known || fresh ? undefined : takeLeft(name)
  const key = known ?? inherited ?? randomHex(16)
  pending.set(id, key)
  store({ ...stored(), [name]: { key, en: now() } })
  const settle = () => {
    pending.delete(id)
    const { [name]: last, ...others } = stored()
    if (last?.key === key) store(others)
  }
  return { key, inherited: inherited !== undefined, settle }
}
