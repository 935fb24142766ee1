import { estadosDelPrimerPago } from '@alerce/domain/contrato/primer-pago'
import { z } from 'zod'
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

/** Access of the proven applicant, to the sale of their session alone. */
const propias = { access: ['postulante'] } as const

const claves = Object.keys(textosDeDetencionDeFirma) as (keyof typeof textosDeDetencionDeFirma)[]

/**
 * Papers for the applicant to sign, their terms, the words of consent, and the reason that stops the signature; null:
 * none.
 */
export const obtenerFirmaDeContrato = operation('obtenerFirmaDeContrato', {
  route: read('/api/alerce/v1/postulante/obtenerFirmaDeContrato', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: z.object({
    papeles: z.array(z.object({ imgCorrel: z.number(), nombre: z.string() })),
    plan: z.object({ nombre: z.string(), ...pagoDicho() }),
    /** Full names of the persons that it covers, the holder first. */
    cubre: z.array(z.string()),
    /** First day of cover, DD-MM-YYYY; null before its papers were issued. */
    desde: z.string().nullable(),
    /**
     * First payment: `mes` 'AAAAMM', null before the papers were issued; `en`: ISO instant of the registration or of
     * the decision, null without one. null: nothing is to be paid.
     */
    primerPago: z
      .object({ estado: z.enum(estadosDelPrimerPago), mes: z.string().nullable(), en: z.string().nullable() })
      .nullable(),
    consentimiento: textoPorDecidir(),
    /** Masked address that receives the code of the signature. */
    correo: z.string(),
    /** Signature (ISO instant) of the papers that the current ones replace, or null. */
    reemplazan: z.string().nullable(),
    detencion: z.enum(claves).nullable(),
  }),
  failure: firmaPostulanteMessages.leerFailed,
})

/**
 * Mark that changes when another person changes the applicant's page. The page compares it with the last one; it
 * carries no data. With `enlace`, the session's declaration must be the one of that link. An open page asks it by
 * itself, which is no activity. `respuestas`: answers of the advisor to their questions.
 */
export const obtenerMarcaPostulacion = operation('obtenerMarcaPostulacion', {
  route: read('/api/alerce/v1/postulante/obtenerMarcaPostulacion', ['postulante']),
  ...propias,
  passive: true,
  request: z.object({ enlace: z.string().max(200).nullish() }),
  reply: z.object({ marca: z.string(), respuestas: z.number().int() }),
  failure: invitacionMessages.readFailed,
})

/** One of those papers, also the copy of their own declaration. */
export const abrirPapelPostulante = operation('abrirPapelPostulante', {
  route: read('/api/alerce/v1/postulante/abrirPapelPostulante', ['postulante'], { envelope: 'binary' }),
  ...propias,
  health: 'sin declaración',
  request: z.object({ imgCorrel: idDe('papel') }),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: firmaPostulanteMessages.leerFailed,
})

/** Summary of their contract in one page, drawn from its values in force; no health. 422 before the contract exists. */
export const abrirResumenDeContrato = operation('abrirResumenDeContrato', {
  route: read('/api/alerce/v1/postulante/abrirResumenDeContrato', ['postulante'], { envelope: 'binary' }),
  ...propias,
  request: z.object({}),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: firmaPostulanteMessages.leerFailed,
})

/** Mails the code of the signature, and answers its life in minutes. */
export const pedirCodigoDeContrato = operation('pedirCodigoDeContrato', {
  route: write('/api/alerce/v1/postulante/pedirCodigoDeContrato', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: codigoEnviado(),
  failure: firmaPostulanteMessages.firmarFailed,
})

/**
 * Signs all of them with the mailed code. A wrong code is no refusal: it counts, and the third invalidates the code.
 */
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
