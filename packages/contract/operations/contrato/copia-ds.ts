import { z } from 'zod'
import { copiaDSMessages } from '../../messages/contrato/copia-ds.ts'
import { evidenciaMessages } from '../../messages/contrato/evidencia.ts'
import { operation } from '../../operation.ts'
import { contraloria } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { escribenDS, secretoDelPostulante } from '../../shapes/declaracion/declaracion.ts'

/** Token of the link: the session alone opens nothing once its link expired or was replaced. */
const porEnlace = () => z.object({ enlace: secretoDelPostulante() })

/**
 * Page behind the link to the copy of the applicant's declaration. `vence`: ISO instant. `devuelta`: it was denied, and
 * goes back to them with their number of files (`antecedentes`). `firmados`: number of papers signed in ink, once the
 * contract exists.
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

/** Copy as it was issued. Each look is logged; the first one notifies the advisor. */
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
 * Seal of the evidence of a sale: its instant and its key. `clave`: SHA-256 of its SPKI, in hex. `noTermina`: its
 * contract does not exist yet; `pendiente`: it will be sealed in a moment. `tiempo`: the stamp of the authority (RFC
 * 3161), null until there is one. `conAutoridad`: one is configured, and asked again. Instants ISO. Nothing of its
 * content.
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

/** Evidence pack of a sale: its papers, those of health too, the signed manifest and the stamp (packages/evidencia). */
export const descargarPaqueteEvidencia = operation('descargarPaqueteEvidencia', {
  route: get('/api/alerce/v1/descargarPaqueteEvidencia', ['firmados'], { envelope: 'binary' }),
  access: contraloria,
  health: true,
  request: deUnaVenta(),
  reply: z.unknown(),
  tipos: [ZIP],
  failure: evidenciaMessages.descargarFailed,
})

/** Files of a denied declaration, in one ZIP. Each download is logged. */
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

/** Papers signed in ink, as they were received, in one ZIP, once the contract exists. Each download is logged. */
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

/** Mails the applicant a new link to their copy; the former one stops working. */
export const enviarCopiaDS = operation('enviarCopiaDS', {
  route: write('/api/alerce/v1/enviarCopiaDS', ['correos', 'papeles', 'bitacora']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: copiaDSMessages.sendFailed,
})
