import { z } from 'zod'
import { estadoMessages, estadosDeUnHecho, gruposDelEstado } from '../../messages/base/estado.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read } from '../../route.ts'

const clavesDe = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]

/** A fact of the installation, in words: `asunto` is its subject, `pantalla` the screen that mends it. */
const hecho = () =>
  z.object({
    grupo: z.enum(clavesDe(gruposDelEstado)),
    asunto: z.string(),
    estado: z.enum(clavesDe(estadosDeUnHecho)),
    texto: z.string(),
    pantalla: z.enum(['correos', 'catalogo', 'accesos']).nullable(),
  })

/** A fact as `obtenerEstado` answers it. */
export type HechoDelEstado = z.output<ReturnType<typeof hecho>>

/** State of the server that answers and of the database, which all servers share. */
export const obtenerEstado = operation('obtenerEstado', {
  route: read('/api/alerce/v1/obtenerEstado', ['correos', 'catalogo']),
  access: administran,
  request: z.object({}),
  reply: z.array(hecho()),
  failure: estadoMessages.readFailed,
  passive: true,
})
