import { z } from 'zod'

/** One of the keys of a catalogue's table, as its class. */
export const claveDe = <K extends string>(tabla: Readonly<Record<K, unknown>>) => z.enum(Object.keys(tabla) as K[])
