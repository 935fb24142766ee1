import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { situacionesDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { z } from 'zod'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { finalizarMessages, resultadoMessages } from '../../messages/declaracion/resultado.ts'
import { operation } from '../../operation.ts'
import { read, upload, write } from '../../route.ts'
import { enPesos } from '../../shapes/base/dinero.ts'
import {
  codigoDeCorreo,
  codigoEnviado,
  noCoincide,
  restriccionDS,
  textoPorDecidir,
  versionLeida,
} from '../../shapes/declaracion/declaracion.ts'

/** Access of the proven applicant, to the declaration of their session alone. */
const propias = { access: ['postulante'], health: 'sin declaración' } as const
const ok = z.literal('ok')

/**
 * State of the applicant's sent declaration, and the requests to them. `decidido`, `creado`: ISO instants; `tamano` in
 * bytes; `archivos`: received since the request. `respuesta`: the words of an answer to restrictions.
 */
export const obtenerSeguimiento = operation('obtenerSeguimiento', {
  route: read('/api/alerce/v1/postulante/obtenerSeguimiento', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: z.object({
    folio: z.number(),
    asesor: z.string(),
    /** Ways to reach the advisor; `telefono`: nine national figures, '' without one. */
    contacto: z.object({ telefono: z.string(), correo: z.string() }),
    situacion: z.enum(situacionesDelPostulante),
    decidido: z.string().nullable(),
    motivo: z.string().nullable(),
    restricciones: z.array(restriccionDS()),
    antecedentes: z.array(z.string()),
    renta: enPesos().nullable(),
    maximo: enPesos().nullable(),
    archivos: z.array(z.object({ id: z.number(), nombre: z.string(), tamano: z.number(), creado: z.string() })),
    respuesta: textoPorDecidir(),
    /** Masked address that receives the code of an answer. */
    correo: z.string(),
    /** There is a letter of the result. */
    conCarta: z.boolean(),
    /** Consent to query PreviRed: a yes can be withdrawn here, by its version. */
    previred: textoPorDecidir().extend({ autorizado: z.boolean().nullable() }),
  }),
  failure: resultadoMessages.resultadoFailed,
})

/** Letter of the result, drawn on request. */
export const abrirCartaPostulante = operation('abrirCartaPostulante', {
  route: read('/api/alerce/v1/postulante/abrirCartaPostulante', ['postulante'], { envelope: 'binary' }),
  ...propias,
  request: z.object({}),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: resultadoMessages.cartaFailed,
})

/** Mails the code to answer restrictions, and answers its life in minutes. */
export const pedirCodigoDeRespuesta = operation('pedirCodigoDeRespuesta', {
  route: write('/api/alerce/v1/postulante/pedirCodigoDeRespuesta', ['postulante']),
  access: ['postulante'],
  request: z.object({}),
  reply: codigoEnviado(),
  failure: invitacionMessages.saveFailed,
})

/**
 * Accepts or refuses the restrictions with the mailed code. A wrong code is no refusal: it counts, the third
 * invalidates it.
 */
export const responderRestricciones = operation('responderRestricciones', {
  route: write('/api/alerce/v1/postulante/responderRestricciones', ['postulante', 'etapaDS', 'venta']),
  ...propias,
  secret: true,
  request: z.object({
    acepta: z.boolean(),
    pin: codigoDeCorreo(),
    version: versionLeida(),
  }),
  reply: z.discriminatedUnion('estado', [z.object({ estado: z.literal('respondida') }), noCoincide()]),
  failure: finalizarMessages.finalizarFailed,
})

/** Upload of requested background as raw bytes; equal bytes are one file. */
export const subirAntecedente = operation('subirAntecedente', {
  route: upload('/api/alerce/v1/postulante/subirAntecedente', ['postulante']),
  ...propias,
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({}),
  reply: z.object({ adjuntoId: z.number() }),
  failure: resultadoMessages.documentosFailed,
})

/** Sends the requested background: the case goes back to its queue. 422 without a file. */
export const enviarAntecedentes = operation('enviarAntecedentes', {
  route: write('/api/alerce/v1/postulante/enviarAntecedentes', ['postulante', 'cola']),
  access: ['postulante'],
  request: z.object({}),
  reply: ok,
  failure: resultadoMessages.reenvioFailed,
})
