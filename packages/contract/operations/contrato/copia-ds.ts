import { z } from 'zod'
import { copiaDSMessages as m } from '../../messages/contrato/copia-ds.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { escribenDS } from '../../shapes/declaracion/declaracion.ts'
import { secretoDelPostulante } from '../../shapes/declaracion/postulante.ts'
import { ZIP } from './evidencia.ts'

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
  failure: m.readFailed,
})

/** The copy as it was issued. Each look is logged, and the first one told to their advisor. */
export const abrirCopiaDS = operation('abrirCopiaDS', {
  route: read('/api/alerce/v1/postulante/abrirCopiaDS', ['postulante'], { envelope: 'binary' }),
  access: ['postulante'],
  health: 'sin declaración',
  request: porEnlace(),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: m.abrirFailed,
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
  failure: m.abrirFailed,
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
  failure: m.abrirFailed,
})

/** Mails the applicant a new link to their copy; the one before opens nothing from then on. */
export const enviarCopiaDS = operation('enviarCopiaDS', {
  route: write('/api/alerce/v1/enviarCopiaDS', ['correos', 'papeles', 'bitacora']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: m.sendFailed,
})
