import {
  consentimientos,
  type Derecho,
  derechos,
  type TipoDeConsentimiento,
  tiposDeIdentidad,
} from '@alerce/domain/personas/derechos'
import { type Oponible, oponibles } from '@alerce/domain/postulacion/oposicion'
import { z } from 'zod'
import { todoDeUnaPersona } from '../../asuntos.ts'
import {
  correccionRules,
  LARGO_CORRECCION,
  LARGO_IDENTIDAD,
  LARGO_RESPUESTA,
  pedidoRules,
  respuestaRules,
} from '../../forms/personas/derechos.ts'
import { derechosMessages as m } from '../../messages/personas/derechos.ts'
import { operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { escrito, escritoLargo, segunReglas } from '../../shapes/base/escrito.ts'
import { id, idDe } from '../../shapes/base/ids.ts'

const consentimientosEnOrden = Object.keys(consentimientos) as [TipoDeConsentimiento, ...TipoDeConsentimiento[]]
const derechosEnOrden = Object.keys(derechos) as [Derecho, ...Derecho[]]
const oponiblesEnOrden = Object.keys(oponibles) as [Oponible, ...Oponible[]]
/** A request with all that is kept of its person. */
const todoDelPedido = ['pedidos', 'accesos', ...todoDeUnaPersona] as const
const dePedido = () => z.object({ pedidoId: idDe('pedido') })

/**
 * Requests of persons over their data, the open ones first and by their deadline, at most 500. `urgencia`: null once
 * answered; days ISO, instants ISO in UTC.
 */
export const obtenerPedidosPersona = operation('obtenerPedidosPersona', {
  route: read('/api/alerce/v1/obtenerPedidosPersona', ['pedidos']),
  access: administran,
  request: z.object({}),
  reply: z.array(
    z.object({
      pedidoId: id(),
      derecho: z.enum(derechosEnOrden),
      tipoDocumento: z.enum(tiposDeIdentidad),
      documento: z.string(),
      recibido: z.string(),
      vence: z.string(),
      urgencia: z.enum(['a tiempo', 'por vencer', 'vencido']).nullable(),
      identidad: z.string(),
      registradoPor: z.string(),
      registradoEn: z.string(),
      respuesta: z.string().nullable(),
      respondidoPor: z.string().nullable(),
      respondidoEn: z.string().nullable(),
      /** Sales of the person with blocked access. */
      bloqueadas: z.number().int(),
      /** Treatments to which the request objects now. */
      oposiciones: z.array(z.enum(oponiblesEnOrden)),
      /** Instant at which the data were erased; null: they were not. */
      suprimidoEn: z.string().nullable(),
    }),
  ),
  failure: m.pedidosFailed,
})

/** Registers a request; `recibido`: ISO day, not after today. It is to be answered in 30 days. */
export const registrarPedidoPersona = operation('registrarPedidoPersona', {
  route: write('/api/alerce/v1/registrarPedidoPersona', ['pedidos', 'seguridad']),
  access: administran,
  request: z
    .object({
      derecho: z.enum(derechosEnOrden, m.derechoObligatorio.text),
      tipoDocumento: z.enum(tiposDeIdentidad).default('rut'),
      documento: escrito(100),
      recibido: escrito(10),
      identidad: escritoLargo(LARGO_IDENTIDAD),
    })
    // Today is the server's: its use case refuses a later day
    .superRefine(segunReglas(pedidoRules('9999-12-31'))),
  reply: z.object({ pedidoId: id(), vence: z.string() }),
  failure: m.pedidoNoGuardado,
})

/** Records the answer of a request, once. */
export const responderPedidoPersona = operation('responderPedidoPersona', {
  route: write('/api/alerce/v1/responderPedidoPersona', ['pedidos', 'seguridad']),
  access: administran,
  request: dePedido()
    .extend({ respuesta: escritoLargo(LARGO_RESPUESTA) })
    .superRefine(segunReglas(respuestaRules)),
  reply: z.literal('ok'),
  failure: m.pedidoNoGuardado,
})

const linea = () =>
  z.object({
    /** Processing activity of the rows, by its name in the register. */
    que: z.string(),
    filas: z.number().int(),
    destino: z.enum(['se borra', 'queda sin la persona', 'se conserva']),
    /** Reason to keep the rows. */
    motivo: z.string().nullable(),
  })

/** Outcome of an erasure, by processing activity. Nothing changes. */
export const revisarSupresion = operation('revisarSupresion', {
  route: read('/api/alerce/v1/revisarSupresion', todoDelPedido),
  access: administran,
  request: dePedido(),
  reply: z.array(linea()),
  failure: m.revisarFailed,
})

/** Erases the data of the person of an open request, as reviewed. Repeating it erases what came since. */
export const suprimirPersona = operation('suprimirPersona', {
  route: write('/api/alerce/v1/suprimirPersona', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: dePedido(),
  reply: z.array(linea()),
  failure: m.suprimirFailed,
})

/**
 * Everything stored about the person of an open request, in one ZIP for them. The delivery is recorded in the logs and
 * in the Bitácora of each sale.
 */
export const exportarPersona = operation('exportarPersona', {
  route: read('/api/alerce/v1/exportarPersona', todoDelPedido, {
    envelope: 'binary',
    cambia: ['seguridad', 'accesos', 'bitacora'],
  }),
  access: administran,
  health: 'sin declaración',
  request: dePedido(),
  reply: z.unknown(),
  tipos: ['application/zip'],
  failure: m.entregaFailed,
})

/** Blocks the access to the sales of the person of an open request. `ventas`: how many were blocked now. */
export const bloquearPersona = operation('bloquearPersona', {
  route: write('/api/alerce/v1/bloquearPersona', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: dePedido(),
  reply: z.object({ ventas: z.number().int() }),
  failure: m.bloqueoFailed,
})

/** Lifts the block of the sales of the person of a request, answered or not. `ventas`: how many were lifted now. */
export const desbloquearPersona = operation('desbloquearPersona', {
  route: write('/api/alerce/v1/desbloquearPersona', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: dePedido(),
  reply: z.object({ ventas: z.number().int() }),
  failure: m.bloqueoFailed,
})

const unaOposicion = () => dePedido().extend({ tratamiento: z.enum(oponiblesEnOrden) })

/**
 * Records the objection of the person of an open request to a treatment: sales without declaration are not pursued, or
 * their sales are counted nowhere. It outlasts an erasure. `ventas`: sales of the person now.
 */
export const oponerPersona = operation('oponerPersona', {
  route: write('/api/alerce/v1/oponerPersona', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: unaOposicion(),
  reply: z.object({ ventas: z.number().int() }),
  failure: m.oposicionFailed,
})

/** Lifts the objection of a request, answered or not. `ventas`: sales of the person now. */
export const levantarOposicion = operation('levantarOposicion', {
  route: write('/api/alerce/v1/levantarOposicion', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: unaOposicion(),
  reply: z.object({ ventas: z.number().int() }),
  failure: m.oposicionFailed,
})

/**
 * Asks the advisors of a person's sales, and of those that declare them as beneficiary, to correct what their request
 * says: each is notified, and the Bitácora of each sale keeps the text. `ventas`: how many.
 */
export const pedirCorreccion = operation('pedirCorreccion', {
  route: write('/api/alerce/v1/pedirCorreccion', ['seguridad', 'bitacora', 'notificacion', 'prospecto']),
  access: administran,
  request: dePedido()
    .extend({ correccion: escritoLargo(LARGO_CORRECCION) })
    .superRefine(segunReglas(correccionRules)),
  reply: z.object({ ventas: z.number().int() }),
  failure: m.correccionFailed,
})

/**
 * Consents that the person of an open request to withdraw gave in their sales, the latest first, each with its version
 * and evidence. Instants ISO; `ip`: address it was given from, null on paper.
 */
export const obtenerConsentimientos = operation('obtenerConsentimientos', {
  route: read('/api/alerce/v1/obtenerConsentimientos', todoDelPedido),
  access: administran,
  request: dePedido(),
  reply: z.array(
    z.object({
      que: z.enum(consentimientosEnOrden),
      folio: z.number(),
      version: z.string(),
      en: z.string(),
      ip: z.string().nullable(),
      /** Instant of its withdrawal; null: it stands. */
      retiradoEn: z.string().nullable(),
      /** The sale has a contract, which does not rest on the consent: it stays. */
      conContrato: z.boolean(),
    }),
  ),
  failure: m.consentimientosFailed,
})

/**
 * Withdraws all consents of the person of an open request in their sales without contract: each declaration lapses, its
 * health data are deleted and its payment mandate ends. `declaraciones`: how many.
 */
export const revocarConsentimientos = operation('revocarConsentimientos', {
  route: write('/api/alerce/v1/revocarConsentimientos', ['seguridad', ...todoDelPedido]),
  access: administran,
  request: dePedido(),
  reply: z.object({ declaraciones: z.number().int() }),
  failure: m.revocarFailed,
})
