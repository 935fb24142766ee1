import type { z } from 'zod'
import type { operations } from './operations.ts'

type Declared = (typeof operations)[number]

/** Each call by name: what a client sends and what it reads. Types only: the browser imports no zod through it. */
export type OperationMap = {
  [O in Declared as O['name']]: { payload: z.input<O['request']>; reply: z.output<O['reply']> }
}
