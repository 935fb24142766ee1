import { z } from 'zod'
import { mandatoMessages as m } from '../../messages/contrato/mandato.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { mandatoOtorgado, pagoPorAutorizar } from '../../shapes/contrato/mandato.ts'
import { versionLeida } from '../../shapes/declaracion/postulante.ts'

/** The payment mandate on the applicant's own page, without asking again who they are: whether it is asked for, and what. */
export const obtenerMandatoPropio = operation('obtenerMandatoPropio', {
  route: read('/api/alerce/v1/postulante/obtenerMandatoPropio', ['postulante', 'mandatos']),
  access: ['postulante'],
  request: z.object({}),
  reply: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('noCorresponde') }),
    z.object(pagoPorAutorizar()),
    mandatoOtorgado(),
  ]),
  failure: m.readFailed,
})

/** The applicant's consent to what they have read. There is no field for a card. */
export const otorgarMandatoPropio = operation('otorgarMandatoPropio', {
  route: write('/api/alerce/v1/postulante/otorgarMandatoPropio', ['postulante', 'mandatos', 'mesa']),
  access: ['postulante'],
  request: z.object({ acepta: z.literal(true, m.aceptaVacio.text), version: versionLeida() }),
  reply: mandatoOtorgado(),
  failure: m.saveFailed,
})
