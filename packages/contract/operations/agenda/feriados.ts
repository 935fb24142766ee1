import { z } from 'zod'
import { salidasMessages as m } from '../../messages/agenda/salidas.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { read } from '../../route.ts'
import { entero } from '../../shapes/base/ids.ts'

/** Holidays of a year in Chile, by date (DD-MM-YYYY). They forbid nothing: a notice. `fuente`: whose data they are. */
export const obtenerFeriados = operation('obtenerFeriados', {
  route: read('/api/alerce/v1/obtenerFeriados', 'nada', { bearer: true }),
  access: todos,
  request: z.object({ anio: entero(2020, 2100) }),
  reply: z.object({
    fuente: z.string(),
    feriados: z.array(z.object({ fecha: z.string(), nombre: z.string(), irrenunciable: z.boolean() })),
  }),
  failure: m.feriadosFailed,
})
