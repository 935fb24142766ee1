import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { z } from 'zod'
import { primerPagoMessages as m } from '../../messages/contrato/primer-pago.ts'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { idDe, texto, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { caso } from '../mesa/casos.ts'

const deUnaVenta = () => z.object({ declaracionSaludId: idDe('declaracion') })

/** When the payment that was looked at was registered: its version. 412 where another one was registered since. */
const registroLeido = () => instante().optional().meta({ 'x-version': true })

/**
 * First payments that were registered: those that the desk has not looked at, those that it gave back, those that it
 * accepted, by declaration. Instants ISO. All ours.
 */
export const obtenerPrimerosPagos = operation('obtenerPrimerosPagos', {
  route: read('/api/alerce/v1/obtenerPrimerosPagos', ['primerPago', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['esperan', 'devueltos', 'aceptados']).default('esperan'), ...pageRequest() }),
  reply: pageOf(
    z.object({
      ...caso(),
      registrado: z.string(),
      registradoPor: z.string(),
      resuelto: z.string().nullable(),
      resueltoPor: z.string().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  failure: m.mesaFailed,
  passive: true,
})

/**
 * The proofs are in order; what was wrong with them is closed. An electronic sale whose applicant signed gets its
 * contract by it, which is not undone: 409 says so, unless `suscribe` says that it is known. A second time changes nothing.
 */
export const aceptarPrimerPago = operation('aceptarPrimerPago', {
  route: write('/api/alerce/v1/aceptarPrimerPago', [
    'primerPago',
    'prospecto',
    'etapaDS',
    'venta',
    'firmados',
    'irregularidades',
    'mesa',
  ]),
  access: mesa,
  request: deUnaVenta().extend({ registrado: registroLeido(), suscribe: z.boolean().default(false) }),
  reply: z.literal('ok'),
  failure: m.decidirFailed,
})

/** They are not: an irregularity says why, and the advisor changes them and registers the payment again. */
export const devolverPrimerPago = operation('devolverPrimerPago', {
  route: write('/api/alerce/v1/devolverPrimerPago', [
    'primerPago',
    'prospecto',
    'etapaDS',
    'venta',
    'irregularidades',
    'mesa',
  ]),
  access: mesa,
  request: deUnaVenta().extend({
    registrado: registroLeido(),
    codigoDetalle: texto(12).min(1, irregularidadMessages.irregularidadDetalle.text),
    /** What must be put right, in words for the advisor; empty: the detail says it. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
  }),
  reply: z.literal('ok'),
  failure: m.decidirFailed,
})

/** Takes an acceptance back until the contract is made: it waits as before, with what it closed open. */
export const retomarPrimerPago = operation('retomarPrimerPago', {
  route: write('/api/alerce/v1/retomarPrimerPago', [
    'primerPago',
    'prospecto',
    'etapaDS',
    'venta',
    'irregularidades',
    'mesa',
  ]),
  access: mesa,
  request: deUnaVenta(),
  reply: z.literal('ok'),
  failure: m.decidirFailed,
})
