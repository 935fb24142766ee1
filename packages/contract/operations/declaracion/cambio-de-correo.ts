import { z } from 'zod'
import { cambioDeCorreoMessages as m } from '../../messages/declaracion/cambio-de-correo.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { secretoDelPostulante } from '../../shapes/declaracion/postulante.ts'

/** Who guesses links is slowed down by where they come from. */
const freno = { por: 'direccion', falla: m.noVigente } as const

/**
 * The change that the former address of an applicant is asked about: both addresses veiled, until when the invitation is
 * held (ISO instant), and what was said already; null: nothing. Nothing else of the applicant.
 */
export const abrirCambioDeCorreo = operation('abrirCambioDeCorreo', {
  route: read('/api/alerce/v1/postulante/abrirCambioDeCorreo', ['postulante']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.object({
    ...{ isapre: z.string(), anterior: z.string(), nuevo: z.string(), hasta: z.string() },
    esSuyo: z.boolean().nullable(),
  }),
  failure: m.abrirFailed,
  freno,
})

/** They asked for the change, and the invitation goes on; or they did not, and it waits for another address. Once. */
export const responderCambioDeCorreo = operation('responderCambioDeCorreo', {
  route: write('/api/alerce/v1/postulante/responderCambioDeCorreo', ['postulante', 'prospecto', 'bitacora']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante(), esSuyo: z.boolean() }),
  reply: z.object({ esSuyo: z.boolean() }),
  failure: m.responderFailed,
  freno,
})
