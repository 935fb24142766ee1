import { z } from 'zod'
import { circularMessages, juradasMessages } from '../../messages/declaracion/juradas.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { codigo } from '../../shapes/base/ids.ts'
import { deUnaCarga } from '../../shapes/declaracion/declaracion.ts'

/** Access of the proven applicant, to the declaration of their session alone. */
const propias = { access: ['postulante'] } as const
const ok = z.literal('ok')

/** Draws and stores the sworn declaration of a medical charge, and records its opening by the applicant. */
export const abrirJuradaPostulante = operation('abrirJuradaPostulante', {
  route: write('/api/alerce/v1/postulante/abrirJuradaPostulante', ['postulante']),
  ...propias,
  request: deUnaCarga(),
  reply: ok,
  failure: juradasMessages.generarFailed,
})

/** Paper opened by the applicant, while still current (else 422). */
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

/** Accepts a paper that the applicant opened (else 422); repeating it changes nothing. */
export const aceptarJuradaPostulante = operation('aceptarJuradaPostulante', {
  route: write('/api/alerce/v1/postulante/aceptarJuradaPostulante', ['postulante']),
  ...propias,
  request: deUnaCarga(),
  reply: ok,
  failure: juradasMessages.aceptarFailed,
})

/** Accepts the circular of the spouse, or withdraws it, until the signature. `version`: as read. */
export const responderCircularPostulante = operation('responderCircularPostulante', {
  route: write('/api/alerce/v1/postulante/responderCircularPostulante', ['postulante']),
  ...propias,
  request: z.object({ firma: z.boolean(), version: codigo() }),
  reply: ok,
  failure: circularMessages.saveFailed,
})
