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
 * Asks the head of the team to let the case go on without the certificate. EjeRut, in any spelling, is checked against
 * the advisor of the case: another's is 403, none is taken as theirs.
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

/** The last request: PSA_ESTADO 0 pending, 1 authorized, 2 rejected, 999 none; what the head of team wrote, or ''. */
export const estadoAutorizacion = operation('estadoAutorizacion', {
  route: read('/api/v1/DocumentoRentas/EstadoAutorizacion', ['autorizacion'], { envelope: 'resultado' }),
  access: cartera,
  request: z.object({ ProspectoID: idDe('prospecto') }),
  reply: z.object({ PSA_ESTADO: z.number().int(), PSA_OBSERVACION_RESPUESTA: z.string() }),
  failure: autorizacionesMessages.estadoFailed,
  passive: true,
})

/** A request: instants ISO; `estado` as PSA_ESTADO; what is decided has who and when. */
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
 * The requests of the teams that one leads. Pending: who waits longest first; decided: the last decision first.
 * `pendientes` counts those that wait.
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
 * One request with what is needed to decide it: the applicant, the employers (income in pesos a month), and every
 * request of the case, newest first; the documents are those of the prospect. `propia`: it is one's own, and another
 * must decide.
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
 * 1 authorizes, 2 rejects with an observation that the advisor reads; final. One that is decided already is 409, with
 * who decided what and when.
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
