import { z } from 'zod'
import { salidasMessages as m } from '../../messages/agenda/salidas.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { entero } from '../../shapes/base/ids.ts'

/** Holidays of a year in Chile, by date (DD-MM-YYYY). They forbid nothing: a notice. `fuente`: whose data they are. */
export const obtenerFeriados = operation('obtenerFeriados', {
  access: todos,
  request: z.object({ anio: entero(2020, 2100) }),
  reply: z.object({
    fuente: z.string(),
    feriados: z.array(z.object({ fecha: z.string(), nombre: z.string(), irrenunciable: z.boolean() })),
  }),
  failure: m.feriadosFailed,
})

export const feriadosOperations = [obtenerFeriados] as const
