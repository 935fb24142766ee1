import { z } from 'zod'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { write } from '../../route.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { texto } from '../../shapes/base/ids.ts'
import {
  codigoDeCorreo,
  codigoEnviado,
  enlaceBloqueado,
  noCoincide,
  secretoDelPostulante,
} from '../../shapes/declaracion/declaracion.ts'

/** Rate limit by address, against guessing links of applicants. */
const freno = { por: 'direccion', falla: invitacionMessages.enlaceNoVigente } as const

/**
 * Page behind an applicant's link: inviter and expiry (ISO instant), without data of the applicant. `enviada`: the
 * declaration was sent, and the link opens its result and the contract.
 */
export const abrirInvitacion = operation('abrirInvitacion', {
  route: write('/api/alerce/v1/postulante/abrirInvitacion', ['postulante']),
  access: 'publica',
  request: z.object({ enlace: secretoDelPostulante() }),
  reply: z.discriminatedUnion('estado', [
    z.object({
      estado: z.literal('identidad'),
      isapre: z.string(),
      asesor: z.string(),
      vence: z.string(),
      enviada: z.boolean(),
    }),
    enlaceBloqueado(),
  ]),
  failure: invitacionMessages.abrirFailed,
  freno,
})

/** Mailed code; `desafio` goes back with it. */
const enviado = () => codigoEnviado().extend({ estado: z.literal('codigo'), desafio: z.string() })

/**
 * Identity of the applicant; when right, a code is mailed. A wrong identity is no refusal: it counts, and the third
 * blocks.
 */
export const identificarPostulante = operation('identificarPostulante', {
  route: write('/api/alerce/v1/postulante/identificarPostulante', ['postulante']),
  access: 'publica',
  secret: true,
  request: z.object({
    enlace: secretoDelPostulante(),
    documento: texto(30).min(1, invitacionMessages.rutVacio.text),
    fechaNacimiento: fechaDMY(),
  }),
  reply: z.discriminatedUnion('estado', [enviado(), noCoincide(), enlaceBloqueado()]),
  failure: invitacionMessages.identidadFailed,
  freno,
})

/** Mails another code to the identified applicant; the former one stops working. */
export const reenviarCodigo = operation('reenviarCodigo', {
  route: write('/api/alerce/v1/postulante/reenviarCodigo', ['postulante']),
  access: 'publica',
  secret: true,
  request: z.object({ enlace: secretoDelPostulante(), desafio: secretoDelPostulante() }),
  reply: z.discriminatedUnion('estado', [enviado(), enlaceBloqueado()]),
  failure: invitacionMessages.identidadFailed,
  freno,
})

/** Checks the mailed code and opens the applicant's session, in an HttpOnly cookie. */
export const entrarPostulacion = operation('entrarPostulacion', {
  route: write('/api/alerce/v1/postulante/entrarPostulacion', ['postulante']),
  access: 'publica',
  secret: true,
  request: z.object({ enlace: secretoDelPostulante(), desafio: secretoDelPostulante(), codigo: codigoDeCorreo() }),
  reply: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('dentro'), declaracionSaludId: z.number() }),
    noCoincide(),
    enlaceBloqueado(),
  ]),
  failure: invitacionMessages.identidadFailed,
  freno,
  sesion: {
    efecto: 'abrePostulante',
    declaracion: (reply) => (reply.estado === 'dentro' ? reply.declaracionSaludId : null),
  },
})
