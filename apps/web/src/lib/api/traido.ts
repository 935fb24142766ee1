import { idDeLectura } from '@alerce/contract/inicio'
import { hashKey } from '@tanstack/react-query'
import type { CallName, PayloadOf, ReplyOf } from './call.ts'
import { unwrap } from './envelope.ts'
import { knownRoute } from './known-routes.ts'

/** Reading as the server embeds it in a page. */
interface Lectura {
  readonly pedido: unknown
  readonly respuesta: unknown
}

function take(name: CallName): Lectura | null {
  const element = document.getElementById(idDeLectura(name))
  element?.remove()
  return element && JSON.parse(element.textContent)
}

/**
 * Reply embedded in the page, for the first caller. It is shown at once and refetched, since it is as old as the page.
 * A call with another payload cannot use it.
 */
export function traido<N extends CallName>(name: N, payload: PayloadOf<N>): ReplyOf<N> | undefined {
  const lectura = take(name)
  const envelope = knownRoute(name)?.envelope ?? 'binary'
  if (!lectura || envelope === 'binary' || hashKey([lectura.pedido]) !== hashKey([payload])) return undefined
  return unwrap(envelope, 200, lectura.respuesta) as ReplyOf<N>
}

/** Removes unused embedded replies before the next user; `menosDe`: user id of the replies to keep. */
export function forgetLoaded(menosDe = ''): void {
  for (const element of document.querySelectorAll<HTMLElement>(`script[id^="${idDeLectura('')}"]`))
    if (element.dataset.de !== menosDe) element.remove()
}
