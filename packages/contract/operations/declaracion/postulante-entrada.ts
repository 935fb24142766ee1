import { largoDelCodigo } from '@alerce/domain/declaracion/invitacion/enlace'
import { z } from 'zod'
import { invitacionMessages as m } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { fechaDMY } from '../../shapes/base/fechas.ts'
import { texto } from '../../shapes/base/ids.ts'

/** The token of a link, or what ties a mailed code to who asked for it. */
const secreto = () => z.string().min(20).max(200)
const codigo = () => z.string().regex(new RegExp(`^\\d{${largoDelCodigo}}$`), m.codigoVacio.text)

/** Who guesses links of applicants is slowed down by where they come from. */
const freno = { por: 'direccion', falla: m.enlaceNoVigente } as const

const bloqueado = () => z.object({ estado: z.literal('bloqueado') })
/** Not the applicant, or not the code; so many tries are left. */
const noCoincide = () => z.object({ estado: z.literal('noCoincide'), quedan: z.number().int() })

/**
 * What an applicant's link opens: who invites, and until when (ISO instant), without a word of the applicant. One of a
 * declaration that was sent opens its result the same way.
 */
export const abrirInvitacion = operation('abrirInvitacion', {
  access: 'publica',
  request: z.object({ enlace: secreto() }),
  reply: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('identidad'), isapre: z.string(), asesor: z.string(), vence: z.string() }),
    bloqueado(),
  ]),
  failure: m.abrirFailed,
  freno,
})

/** The code is on its way to an e-mail, shown veiled, and lives so many minutes; `desafio` goes back with it. */
const enviado = () =>
  z.object({
    estado: z.literal('codigo'),
    desafio: z.string(),
    correo: z.string(),
    minutos: z.number().int(),
  })

/** Who they say they are; right, a code is mailed. A wrong identity is an answer: it counts, and the third blocks. */
export const identificarPostulante = operation('identificarPostulante', {
  access: 'publica',
  secret: true,
  request: z.object({
    enlace: secreto(),
    documento: texto(30).min(1, m.rutVacio.text),
    fechaNacimiento: fechaDMY(),
  }),
  reply: z.discriminatedUnion('estado', [enviado(), noCoincide(), bloqueado()]),
  failure: m.identidadFailed,
  freno,
})

/** Mails another code to who was identified; the one before opens nothing from then on. */
export const reenviarCodigo = operation('reenviarCodigo', {
  access: 'publica',
  secret: true,
  request: z.object({ enlace: secreto(), desafio: secreto() }),
  reply: z.discriminatedUnion('estado', [enviado(), bloqueado()]),
  failure: m.identidadFailed,
  freno,
})

/** The mailed code: with it the session of the applicant opens, in a cookie that only the server reads. */
export const entrarPostulacion = operation('entrarPostulacion', {
  access: 'publica',
  secret: true,
  request: z.object({ enlace: secreto(), desafio: secreto(), codigo: codigo() }),
  reply: z.discriminatedUnion('estado', [
    z.object({ estado: z.literal('dentro'), declaracionSaludId: z.number() }),
    noCoincide(),
    bloqueado(),
  ]),
  failure: m.identidadFailed,
  freno,
  sesion: {
    efecto: 'abrePostulante',
    declaracion: (reply) => (reply.estado === 'dentro' ? reply.declaracionSaludId : null),
  },
})

export const postulanteEntradaOperations = [
  abrirInvitacion,
  identificarPostulante,
  reenviarCodigo,
  entrarPostulacion,
] as const
