import type { z } from 'zod'
import type { operations } from './operations.ts'

type Declared = (typeof operations)[number]

/** Calls by name: client's input, use case's input, and reply. Types only: the browser imports no zod through it. */
export type OperationMap = {
  [O in Declared as O['name']]: {
    payload: z.input<O['request']>
    input: z.output<O['request']>
    reply: z.output<O['reply']>
    nuevoSin: NonNullable<O['nuevoSin']>
  }
}
