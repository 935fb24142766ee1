import { z } from 'zod'
import { equipoMessages } from '../../messages/cartera/equipo.ts'
import { operation } from '../../operation.ts'
import { read } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'

/** Who sells in the team that one leads, by name, at most 500. `deProspecto`: whose the prospect that is named is. */
export const obtenerAsesoresDelEquipo = operation('obtenerAsesoresDelEquipo', {
  route: read('/api/alerce/v1/obtenerAsesoresDelEquipo', 'nada'),
  access: ['jefatura'],
  request: z.object({ prospectoId: idDe('prospecto').nullish() }),
  reply: z.object({
    asesores: z.array(z.object({ identificador: id(), nombre: z.string(), activo: z.boolean() })),
    deProspecto: id().nullable(),
  }),
  failure: equipoMessages.failed,
})
