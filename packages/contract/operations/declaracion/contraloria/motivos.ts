import { z } from 'zod'
import { motivosMessages as m } from '../../../messages/declaracion/motivos.ts'
import { operation } from '../../../operation.ts'

/** The reasons in force today from which contraloría may begin to write its own; in the order of the operator. `cola`: the queue it is of, null: of both. */
export const obtenerMotivosContraloria = operation('obtenerMotivosContraloria', {
  access: ['contraloria'],
  request: z.object({}),
  reply: z.array(
    z.object({ titulo: z.string(), texto: z.string(), cola: z.enum(['financiera', 'medica']).nullable() }),
  ),
  failure: m.motivosFailed,
})

export const motivosOperations = [obtenerMotivosContraloria] as const
