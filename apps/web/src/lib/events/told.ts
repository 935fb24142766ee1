import { temas } from '@alerce/contract/asuntos'
import type { Eventos } from '@alerce/contract/eventos'

/** What a screen may be told of; `resync`: everything on it is worth asking again. Nobody minds a `latido`. */
export type EventName = Exclude<keyof Eventos, 'listo'>

export const eventNames = ['sesion', ...temas, 'resync', 'latido'] as const satisfies EventName[]

export interface Told {
  readonly name: EventName
  readonly data: unknown
}

export type ToldListener = (told: Told) => void
