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

/** Only who has proved that they are the applicant, of the declaration of their session. */
const propias = { access: ['postulante'], health: 'sin declaración' } as const
const ok = z.literal('ok')

/**
 * Where the applicant's sent declaration stands, and what is asked of them. `decidido`, `creado`: ISO instants; `tamano`
 * in bytes; `archivos`: what came since it was asked for. `respuesta`: the words that an answer to restrictions stands for.
 */
export const obtenerSeguimiento = operation('obtenerSeguimiento', {
  route: read('/api/alerce/v1/postulante/obtenerSeguimiento', ['postulante']),
  ...propias,
  request: z.object({}),
  reply: z.object({
    folio: z.number(),
    asesor: z.string(),
    situacion: z.enum(situacionesDelPostulante),
    decidido: z.string().nullable(),
    motivo: z.string().nullable(),
    restricciones: z.array(restriccionDS()),
    antecedentes: z.array(z.string()),
    renta: enPesos().nullable(),
    maximo: enPesos().nullable(),
    archivos: z.array(z.object({ id: z.number(), nombre: z.string(), tamano: z.number(), creado: z.string() })),
    respuesta: textoPorDecidir(),
    /** Where the code of an answer goes, veiled. */
    correo: z.string(),
    /** There is a letter of the result to be read. */
    conCarta: z.boolean(),
    /** What they said of asking PreviRed: a yes can be taken back here, by its version. */
    previred: textoPorDecidir().extend({ autorizado: z.boolean().nullable() }),
  }),
  failure: resultadoMessages.resultadoFailed,
})

/** The letter of the result, drawn now. */
export const abrirCartaPostulante = operation('abrirCartaPostulante', {
  route: read('/api/alerce/v1/postulante/abrirCartaPostulante', ['postulante'], { envelope: 'binary' }),
  ...propias,
  request: z.object({}),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: resultadoMessages.cartaFailed,
})

/** Mails the code with which restrictions are answered; it lives so many minutes. */
export const pedirCodigoDeRespuesta = operation('pedirCodigoDeRespuesta', {
  route: write('/api/alerce/v1/postulante/pedirCodigoDeRespuesta', ['postulante']),
  access: ['postulante'],
  request: z.object({}),
  reply: codigoEnviado(),
  failure: invitacionMessages.saveFailed,
})

/** Accepts the restrictions or not, with the mailed code. A wrong code is an answer: it counts, the third spends it. */
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

/** A file of what was asked for, sent as it is; the same bytes are the same file. */
export const subirAntecedente = operation('subirAntecedente', {
  route: upload('/api/alerce/v1/postulante/subirAntecedente', ['postulante']),
  ...propias,
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({}),
  reply: z.object({ adjuntoId: z.number() }),
  failure: resultadoMessages.documentosFailed,
})

/** All that was asked for came: the case goes back to its queue. Refused (422) while no file came. */
export const enviarAntecedentes = operation('enviarAntecedentes', {
  route: write('/api/alerce/v1/postulante/enviarAntecedentes', ['postulante', 'cola']),
  access: ['postulante'],
  request: z.object({}),
  reply: ok,
  failure: resultadoMessages.reenvioFailed,
})
