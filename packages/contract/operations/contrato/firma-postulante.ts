import { z } from 'zod'
import { lecturaMessages } from '../../messages/base/archivos.ts'
import { firmaPostulanteMessages, textosDeDetencionDeFirma } from '../../messages/contrato/firma-postulante.ts'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { pagoDicho } from '../../shapes/cotizacion/cotizacion.ts'
import {
  codigoDeCorreo,
  codigoEnviado,
  noCoincide,
  textoPorDecidir,
  versionLeida,
} from '../../shapes/declaracion/declaracion.ts'

/** Only who has proved that they are the applicant, of the sale of their session. */
const propias = { access: ['postulante'] } as const

const claves = Object.keys(textosDeDetencionDeFirma) as (keyof typeof textosDeDetencionDeFirma)[]

/** The papers that the applicant signs, what they agree on, the words they sign with, and what keeps them from it; null: nothing. */
export const obtenerFirmaDeContrato = operation('obtenerFirmaDeContrato', {
  route: read('/api/alerce/v1/postulante/obtenerFirmaDeContrato', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: z.object({
    papeles: z.array(z.object({ imgCorrel: z.number(), nombre: z.string() })),
    plan: z.object({ nombre: z.string(), ...pagoDicho() }),
    /** Since when it covers, DD-MM-YYYY; null before its papers were issued. */
    desde: z.string().nullable(),
    consentimiento: textoPorDecidir(),
    /** Where the code of the signature goes, veiled. */
    correo: z.string(),
    /** When they signed those that these stand in place of (ISO instant), or null. */
    reemplazan: z.string().nullable(),
    detencion: z.enum(claves).nullable(),
  }),
  failure: firmaPostulanteMessages.leerFailed,
})

/**
 * What changes whenever somebody else changes what the applicant's page shows: it is compared with the last one, and says
 * nothing by itself. With `enlace` it must be the one that the link opens. An open page asks it, which is no activity.
 */
export const obtenerMarcaPostulacion = operation('obtenerMarcaPostulacion', {
  route: read('/api/alerce/v1/postulante/obtenerMarcaPostulacion', ['postulante']),
  ...propias,
  passive: true,
  request: z.object({ enlace: z.string().max(200).nullish() }),
  reply: z.object({ marca: z.string() }),
  failure: invitacionMessages.readFailed,
})

/** One of them as it is, also the copy of their own declaration. */
export const abrirPapelPostulante = operation('abrirPapelPostulante', {
  route: read('/api/alerce/v1/postulante/abrirPapelPostulante', ['postulante'], { envelope: 'binary' }),
  ...propias,
  health: 'sin declaración',
  request: z.object({ imgCorrel: idDe('papel') }),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: lecturaMessages.fileFailed,
})

/** Mails the code of the signature; it lives so many minutes. */
export const pedirCodigoDeContrato = operation('pedirCodigoDeContrato', {
  route: write('/api/alerce/v1/postulante/pedirCodigoDeContrato', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: codigoEnviado(),
  failure: firmaPostulanteMessages.firmarFailed,
})

/** Signs all of them with the mailed code. A wrong code is an answer: it counts, and the third spends the code. */
export const firmarContrato = operation('firmarContrato', {
  route: write('/api/alerce/v1/postulante/firmarContrato', [
    'postulante',
    'prospecto',
    'etapaDS',
    'venta',
    'firmados',
    'mesa',
  ]),
  ...propias,
  secret: true,
  request: z.object({
    pin: codigoDeCorreo(),
    acepta: z.literal(true, firmaPostulanteMessages.sinMarcar.text),
    version: versionLeida(),
  }),
  reply: z.discriminatedUnion('estado', [z.object({ estado: z.literal('firmado') }), noCoincide()]),
  failure: firmaPostulanteMessages.firmarFailed,
})
