import { z } from 'zod'
import { motivosMessages as m } from '../../../messages/declaracion/motivos.ts'
import { operation } from '../../../operation.ts'
import { read } from '../../../route.ts'

/** The reasons in force today from which contraloría may begin to write its own; in the order of the operator. `cola`: the queue it is of, null: of both. */
export const obtenerMotivosContraloria = operation('obtenerMotivosContraloria', {
  route: read('/api/alerce/v1/obtenerMotivosContraloria', ['textos']),
  access: ['contraloria'],
  request: z.object({}),
  reply: z.array(
    z.object({ titulo: z.string(), texto: z.string(), cola: z.enum(['financiera', 'medica']).nullable() }),
  ),
  failure: m.motivosFailed,
})
