import { z } from 'zod'
import { copiaDSMessages } from '../../messages/contrato/copia-ds.ts'
import { evidenciaMessages } from '../../messages/contrato/evidencia.ts'
import { operation } from '../../operation.ts'
import { contraloria } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { escribenDS, secretoDelPostulante } from '../../shapes/declaracion/declaracion.ts'

/** The token of the link that they came by: their session alone opens nothing once it expired or was replaced. */
const porEnlace = () => z.object({ enlace: secretoDelPostulante() })

/**
 * What the applicant finds behind the link to the copy of their declaration. `vence`: ISO instant; `devuelta`: it was denied,
 * and goes back to them with so many files that they had handed in (`antecedentes`); `firmados`: so many papers that they
 * signed in ink, once the contract is made.
 */
export const obtenerCopiaDS = operation('obtenerCopiaDS', {
  route: read('/api/alerce/v1/postulante/obtenerCopiaDS', ['postulante']),
  access: ['postulante'],
  request: porEnlace(),
  reply: z.object({
    folio: z.number(),
    asesor: z.string(),
    nombre: z.string(),
    vence: z.string(),
    devuelta: z.boolean(),
    antecedentes: z.number().int(),
    firmados: z.number().int(),
  }),
  failure: copiaDSMessages.readFailed,
})

/** The copy as it was issued. Each look is logged, and the first one told to their advisor. */
export const abrirCopiaDS = operation('abrirCopiaDS', {
  route: read('/api/alerce/v1/postulante/abrirCopiaDS', ['postulante'], { envelope: 'binary' }),
  access: ['postulante'],
  health: 'sin declaración',
  request: porEnlace(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: copiaDSMessages.abrirFailed,
})

export const ZIP = 'application/zip'

const deUnaVenta = () => z.object({ identificador: idDe('declaracion') })

/**
 * Whether the evidence of a sale is sealed, when, and by which key (`clave`: SHA-256 of its SPKI, in hex). noTermina: its
 * contract was not made; pendiente: it is sealed in a moment. `tiempo`: the stamp of the authority (RFC 3161), null
 * while there is none; `conAutoridad`: one is configured, and asked again. Instants ISO. Nothing of what it holds.
 */
export const obtenerEvidencia = operation('obtenerEvidencia', {
  route: read('/api/alerce/v1/obtenerEvidencia', ['etapaDS', 'firmados']),
  access: contraloria,
  request: deUnaVenta(),
  reply: z.object({
    estado: z.enum(['noTermina', 'pendiente', 'sellada']),
    sellada: z
      .object({
        ...{ en: z.string(), clave: z.string(), conAutoridad: z.boolean() },
        tiempo: z.object({ en: z.string(), autoridad: z.string() }).nullable(),
      })
      .nullable(),
  }),
  failure: evidenciaMessages.leerFailed,
  passive: true,
})

/** The pack of a sale: its papers, those of health too, the signed manifest and the stamp (packages/evidencia). */
export const descargarPaqueteEvidencia = operation('descargarPaqueteEvidencia', {
  route: get('/api/alerce/v1/descargarPaqueteEvidencia', ['firmados'], { envelope: 'binary' }),
  access: contraloria,
  health: true,
  request: deUnaVenta(),
  reply: z.unknown(),
  tipos: [ZIP],
  failure: evidenciaMessages.descargarFailed,
})

/** The files that came with a denied declaration, in one ZIP. Each time is logged. */
export const abrirAntecedentesDS = operation('abrirAntecedentesDS', {
  route: read('/api/alerce/v1/postulante/abrirAntecedentesDS', ['postulante'], {
    envelope: 'binary',
  }),
  access: ['postulante'],
  health: 'sin declaración',
  request: porEnlace(),
  reply: z.unknown(),
  tipos: [ZIP],
  failure: copiaDSMessages.abrirFailed,
})

/** The papers that they signed in ink, as they were handed in, in one ZIP: once the contract is made. Each time is logged. */
export const abrirFirmadosDS = operation('abrirFirmadosDS', {
  route: read('/api/alerce/v1/postulante/abrirFirmadosDS', ['postulante'], {
    envelope: 'binary',
  }),
  access: ['postulante'],
  health: 'sin declaración',
  request: porEnlace(),
  reply: z.unknown(),
  tipos: [ZIP],
  failure: copiaDSMessages.abrirFailed,
})

/** Mails the applicant a new link to their copy; the one before opens nothing from then on. */
export const enviarCopiaDS = operation('enviarCopiaDS', {
  route: write('/api/alerce/v1/enviarCopiaDS', ['correos', 'papeles', 'bitacora']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: copiaDSMessages.sendFailed,
})
