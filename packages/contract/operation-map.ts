import type { z } from 'zod'
import type { operations } from './operations.ts'

type Declared = (typeof operations)[number]

/** Each call by name: what a client sends, what its use case receives, what a client reads. Types only: the browser imports no zod through it. */
export type OperationMap = {
  [O in Declared as O['name']]: {
    payload: z.input<O['request']>
    input: z.output<O['request']>
    reply: z.output<O['reply']>
    nuevoSin: NonNullable<O['nuevoSin']>
  }
}
