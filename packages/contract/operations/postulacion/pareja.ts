import { z } from 'zod'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { write } from '../../route.ts'
import { id } from '../../shapes/base/ids.ts'
import { anteriores, prospectoCompleto } from '../../shapes/postulacion/prospecto.ts'

/**
 * A compensated pair, both or none: two that exist ({prospectoId, otorga}) or full prospects with otorga, which are
 * added or, with prospectoId, changed. One gives, one receives. Also as a list spread into an object (keys 0 and 1,
 * with ip). Fields that are wrong are named by their place in the list: `1.rut`.
 */
export const guardarPropsectoCompensados = operation('guardarPropsectoCompensados', {
  route: write('/api/v2/guardarPropsectoCompensados', ['prospecto', 'datos', 'cotizacion']),
  access: ['asesor'],
  request: z
    .array(prospectoCompleto.extend({ otorga: z.boolean() }), parejaMessages.dosPersonas.text)
    .length(2, parejaMessages.dosPersonas.text),
  reply: z.array(z.object({ prospectoId: id(), otorga: z.boolean(), ...anteriores() })),
  failure: prospectoMessages.saveFailed,
})
