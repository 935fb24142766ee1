import { z } from 'zod'
import { circularMessages, juradasMessages } from '../../messages/declaracion/juradas.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { codigo } from '../../shapes/base/ids.ts'
import { deUnaCarga } from '../../shapes/declaracion/declaracion.ts'

/** Only who has proved that they are the applicant, of the declaration of their session. */
const propias = { access: ['postulante'] } as const
const ok = z.literal('ok')

/** The sworn declaration of a medical charge is drawn and kept: it counts as opened by the applicant. */
export const abrirJuradaPostulante = operation('abrirJuradaPostulante', {
  route: write('/api/alerce/v1/postulante/abrirJuradaPostulante', ['postulante']),
  ...propias,
  request: deUnaCarga(),
  reply: ok,
  failure: juradasMessages.generarFailed,
})

/** The paper that they opened, while it still holds (else 422). */
export const descargarJuradaPostulante = operation('descargarJuradaPostulante', {
  route: read('/api/alerce/v1/postulante/descargarJuradaPostulante', ['postulante'], {
    envelope: 'binary',
  }),
  ...propias,
  request: deUnaCarga(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: juradasMessages.generarFailed,
})

/** They accept one that they opened (else 422); accepted again, it changes nothing. */
export const aceptarJuradaPostulante = operation('aceptarJuradaPostulante', {
  route: write('/api/alerce/v1/postulante/aceptarJuradaPostulante', ['postulante']),
  ...propias,
  request: deUnaCarga(),
  reply: ok,
  failure: juradasMessages.aceptarFailed,
})

/** They accept the circular of their spouse, or no longer do, until they sign. `version`: the one that was read. */
export const responderCircularPostulante = operation('responderCircularPostulante', {
  route: write('/api/alerce/v1/postulante/responderCircularPostulante', ['postulante']),
  ...propias,
  request: z.object({ firma: z.boolean(), version: codigo() }),
  reply: ok,
  failure: circularMessages.saveFailed,
})
