import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { randomHex } from '../browser/random-hex.ts'
import { inWindow } from '../browser/stored.ts'
import { now } from '../time/clock.ts'

// What was asked of each operation and not answered when the page went: its key alone, and nothing of what it said.
const STORE = 'alerce-sin-respuesta'

/** Who presses again after that asks for something else, though by the same words. */
const FRESH_MS = 2 * MINUTO_MS

type Keys = Record<string, { readonly key: string; readonly en: string }>

function stored(): Keys {
  try {
    return JSON.parse(inWindow.get(STORE) ?? '{}')
  } catch {
    // written by something else
    return {}
  }
}

const store = (keys: Keys): void => inWindow.set(STORE, JSON.stringify(keys))

const pending = new Map<string, string>()
/** Left by the page before this one; each is tried once. */
let left: Keys | undefined

function takeLeft(name: string): string | undefined {
  left ??= stored()
  const { [name]: found, ...others } = left
  left = others
  return found && Date.parse(now()) - Date.parse(found.en) < FRESH_MS ? found.key : undefined
}

interface Submit {
  readonly key: string
  /** The page before this one asked something by it: if the server knows it for another content, it is not ours. */
  readonly inherited: boolean
  readonly settle: () => void
}

/**
 * The key of one submit. A call that got no answer keeps its key, so that pressing the button again with the same
 * content cannot save twice, in a page that was opened anew meanwhile either; any answer settles it.
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
