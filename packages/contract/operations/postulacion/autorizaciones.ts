import { z } from 'zod'
import { decisionRules, solicitudRules } from '../../forms/postulacion/autorizaciones.ts'
import { autorizacionesMessages } from '../../messages/postulacion/autorizaciones.ts'
import { decisionMessages } from '../../messages/postulacion/decision.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { escritoLargo, segunReglas } from '../../shapes/base/escrito.ts'
import { codigo, id, idDe, texto } from '../../shapes/base/ids.ts'
import { pageRequest } from '../../shapes/base/page.ts'
import { empleadorRevisado } from '../../shapes/postulacion/prospecto.ts'

const jefatura = ['jefatura'] as const

/**
 * Asks the head of the team for permission to go on without the certificate. EjeRut, in any spelling, is checked
 * against the advisor of the case: another's is 403; absent means theirs.
 */
export const solicitarAutorizacion = operation('solicitarAutorizacion', {
  route: write('/api/v1/DocumentoRentas/SolicitarAutorizacion', ['autorizacion', 'bitacora'], {
    envelope: 'resultado',
  }),
  access: ['asesor'],
  request: z
    .object({ ProspectoID: idDe('prospecto'), Comentario: escritoLargo(5000), EjeRut: texto(30).nullish() })
    .superRefine(segunReglas(solicitudRules)),
  reply: z.null(),
  failure: autorizacionesMessages.solicitudFailed,
})

/** Last request: PSA_ESTADO 0 pending, 1 authorized, 2 rejected, 999 none; the head's text, or ''. */
export const estadoAutorizacion = operation('estadoAutorizacion', {
  route: read('/api/v1/DocumentoRentas/EstadoAutorizacion', ['autorizacion'], { envelope: 'resultado' }),
  access: cartera,
  request: z.object({ ProspectoID: idDe('prospecto') }),
  reply: z.object({ PSA_ESTADO: z.number().int(), PSA_OBSERVACION_RESPUESTA: z.string() }),
  failure: autorizacionesMessages.estadoFailed,
  passive: true,
})

/** Request: instants ISO; `estado` as PSA_ESTADO; a decided one has author and instant. */
const solicitud = () => ({
  autorizacionId: id(),
  motivo: z.string(),
  solicitada: z.string(),
  estado: z.number().int(),
  decidida: z.string().nullable(),
  decididaPor: z.string().nullable(),
  observacion: z.string(),
})

const deQuien = () => ({ prospectoId: id(), nombre: z.string(), rut: z.string().nullable(), asesor: z.string() })

/**
 * Requests of the caller's teams. Pending: longest waiting first; decided: latest decision first. `pendientes` counts
 * the pending ones.
 */
export const obtenerAutorizaciones = operation('obtenerAutorizaciones', {
  route: read('/api/alerce/v1/obtenerAutorizaciones', ['autorizacion']),
  access: jefatura,
  request: z.object({ cuales: z.enum(['pendientes', 'decididas']).default('pendientes'), ...pageRequest() }),
  reply: z.object({
    pendientes: z.number().int(),
    filas: z.array(z.object({ ...deQuien(), ...solicitud() })),
    siguiente: id().nullable(),
  }),
  failure: decisionMessages.colaFailed,
  passive: true,
})

/**
 * Request with the data to decide it: the applicant, the employers (income in pesos a month), and every request of the
 * case, newest first. The documents are those of the prospect. `propia`: the caller's own, which another must decide.
 */
export const obtenerAutorizacion = operation('obtenerAutorizacion', {
  route: read('/api/alerce/v1/obtenerAutorizacion', ['autorizacion']),
  access: jefatura,
  request: z.object({ autorizacionId: idDe('autorizacion') }),
  reply: z.object({
    ...deQuien(),
    ...solicitud(),
    numeroPasaporte: z.string().nullable(),
    estadoProspecto: z.string(),
    propia: z.boolean(),
    empleadores: z.array(z.object(empleadorRevisado())),
    historial: z.array(z.object(solicitud())),
  }),
  failure: decisionMessages.casoFailed,
})

/**
 * 1 authorizes, 2 rejects with an observation that the advisor reads; final. 409 with author, decision and instant when
 * already decided.
 */
export const decidirAutorizacion = operation('decidirAutorizacion', {
  route: write('/api/alerce/v1/decidirAutorizacion', ['autorizacion', 'bitacora']),
  access: jefatura,
  request: z
    .object({ autorizacionId: idDe('autorizacion'), estado: codigo(), observacion: escritoLargo(5000) })
    .superRefine(segunReglas(decisionRules)),
  reply: z.object({ estado: z.number().int(), decidida: z.string(), decididaPor: z.string() }),
  failure: decisionMessages.decisionFailed,
})
