import { idDeLectura } from '@alerce/contract/inicio'
import type { Route } from '@alerce/contract/route'
import { routes } from '@alerce/contract/routes'
import { hashKey } from '@tanstack/react-query'
import type { CallName, PayloadOf, ReplyOf } from './call.ts'
import { unwrap } from './envelope.ts'

/** As the server writes it into a page. */
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
 * What the page itself brought of a call, for whoever asks for it first: shown at once, and read again since it is as old
 * as the page. Asked for with anything else than was answered, it is of no use to anybody.
 */
export function traido<N extends CallName>(name: N, payload: PayloadOf<N>): ReplyOf<N> | undefined {
  const lectura = take(name)
  const { envelope }: Route = routes[name]
  if (!lectura || envelope === 'binary' || hashKey([lectura.pedido]) !== hashKey([payload])) return undefined
  return unwrap(envelope, 200, lectura.respuesta) as ReplyOf<N>
}

/** What nobody has asked for is not left for the next person; `menosDe`: but what was written for them. */
export function olvidarLoTraido(menosDe = ''): void {
  for (const element of document.querySelectorAll<HTMLElement>(`script[id^="${idDeLectura('')}"]`))
    if (element.dataset.de !== menosDe) element.remove()
}
