import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { situacionesDePago } from '@alerce/domain/contrato/cobro'
import { ADJUNTO_PRIMER_PAGO } from '@alerce/domain/contrato/primer-pago'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { z } from 'zod'
import { rutMessages } from '../../messages/base/campos.ts'
import { cuponMessages, primerPagoMessages } from '../../messages/contrato/primer-pago.ts'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { operation } from '../../operation.ts'
import { cartera, mesa } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { binario, codigo, idDe, rut, texto, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'
import { caso } from '../mesa/casos.ts'

const deUnaEntidad = () => z.object({ identificador: idDe('declaracion'), entidadId: idDe('empleador') })

/** Proof of the first payment, `binario` in base64. Without `entidadId` (ours): of the first entity without one. */
export const cargaArchivoPrimerPago = operation('cargaArchivoPrimerPago', {
  route: write('/api/v1/CargaArchivoPrimerPago', ['primerPago', 'bitacora']),
  access: escribenDS,
  bodyLimit: 3 * 1024 * 1024,
  request: deUnaDS().extend({
    nombreArchivo: texto(200).min(1),
    binario: binario(),
    tipoMIME: texto(100).nullish(),
    tipoAdjunto: codigo().pipe(z.literal(ADJUNTO_PRIMER_PAGO)),
    entidadId: idDe('empleador').nullish(),
  }),
  reply: z.object({ adjuntoId: z.number() }),
  failure: primerPagoMessages.subirFailed,
})

/** Same upload as raw bytes, for that entity; a later file replaces the former. Ours. */
export const subirComprobante = operation('subirComprobante', {
  route: upload('/api/alerce/v1/subirComprobante', ['primerPago', 'bitacora']),
  access: escribenDS,
  bodyLimit: TAMANO_MAXIMO,
  request: deUnaEntidad(),
  reply: z.object({ adjuntoId: z.number() }),
  failure: primerPagoMessages.subirFailed,
})

/**
 * Entities that must prove the first payment; none when an employer pays. Ours: monthly amount in UF, the received
 * proof (`recibido`: ISO instant, `tamano` in bytes), and whether the payment is registered. `esperaDesde`: waiting at
 * the desk since then; null: not waiting. `devolucion`: reason why the desk returned it, so it must be registered
 * again; null: it did not.
 */
export const obtenerListadoPrimerPago = operation('obtenerListadoPrimerPago', {
  route: read('/api/v1/obtenerListadoPrimerPago', ['prospecto', 'contractual', 'primerPago', 'mesa']),
  access: [...cartera, 'mesa'],
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.array(
    z.object({
      entidadId: z.number(),
      razonSocial: z.string(),
      cantidadEsperada: z.number(),
      montoUF: enUF(),
      /** First month paid, 'AAAAMM'; by today while the papers are not issued. */
      mes: z.string(),
      /** Same amount as its coupon asks it: at the UF of the first day of that month, or the last one before. */
      montoPesos: enPesos().nullable(),
      /** That UF: its day, DD-MM-YYYY, and whether a later one was missing; null while none was published. */
      uf: z.object({ fecha: z.string(), referencia: z.boolean() }).nullable(),
      registrado: z.boolean(),
      esperaDesde: z.string().nullable(),
      /** Person of the desk who decided on it, and ISO instant; null: no decision. */
      resueltoPor: z.string().nullable(),
      resueltoEn: z.string().nullable(),
      devolucion: z.string().nullable(),
      /** Online payment of this entity; null: none was begun. `desde`: ISO instant of its last change. */
      enLinea: z.object({ situacion: z.enum(situacionesDePago), pesos: enPesos(), desde: z.string() }).nullable(),
      comprobante: z
        .object({ nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), recibido: z.string() })
        .nullable(),
    }),
  ),
  failure: primerPagoMessages.leerFailed,
})

/** Number of proofs received. */
export const cantidadArchivosPrimerPago = operation('cantidadArchivosPrimerPago', {
  route: read('/api/v1/CantidadArchivosPrimerPago', ['contractual', 'primerPago']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ cantidad: z.number() }),
  failure: primerPagoMessages.leerFailed,
})

/** Proof of an entity as it was received. Ours. */
export const descargarComprobante = operation('descargarComprobante', {
  route: get('/api/alerce/v1/descargarComprobante', ['primerPago'], { envelope: 'binary' }),
  access: ['asesor', 'mesa'],
  request: deUnaEntidad(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: primerPagoMessages.leerFailed,
})

/**
 * Registers the first payment: queues the papers, and the desk reviews it. Repeating it changes nothing, unless the
 * desk returned it: then it waits there again, with another proof.
 */
export const guardarPrimerPago = operation('guardarPrimerPago', {
  route: write('/api/v3/GuardarPrimerPago', ['primerPago', 'papeles', 'venta', 'mesa']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: primerPagoMessages.guardarFailed,
})

const deUnaVenta = () => z.object({ declaracionSaludId: idDe('declaracion') })

/** Instant at which the reviewed payment was registered: its version. 412 when another was registered since. */
const registroLeido = () => instante().optional().meta({ 'x-version': true })

/** First payments by declaration: not reviewed, returned, and accepted by the desk. Instants ISO. All ours. */
export const obtenerPrimerosPagos = operation('obtenerPrimerosPagos', {
  route: read('/api/alerce/v1/obtenerPrimerosPagos', ['primerPago', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['esperan', 'devueltos', 'aceptados']).default('esperan'), ...searchedPage() }),
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
  failure: primerPagoMessages.mesaFailed,
  passive: true,
})

/**
 * Accepts the proofs and closes their irregularity. It completes the contract of an electronic sale whose applicant
 * signed, which cannot be undone: 409, unless `suscribe` shows that the caller knows. Repeating it changes nothing.
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
  failure: primerPagoMessages.decidirFailed,
})

/**
 * Returns the proofs with an irregularity that gives the reason; the advisor replaces them and registers the payment
 * again.
 */
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
    /** Correction to make, in words for the advisor; empty: the detail is enough. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
  }),
  reply: z.literal('ok'),
  failure: primerPagoMessages.decidirFailed,
})

/** Undoes an acceptance until the contract is made: it waits as before, and the irregularity that it closed is open. */
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
  failure: primerPagoMessages.decidirFailed,
})

/**
 * Mails the payment coupon of a person without an employer, once the DS was accepted. Of several sales of one RUT it
 * takes the newest, or the one of `prospectoId` (ours), which alone is enough without a RUT. `entidadId` (ours): part
 * of one of the entities that pay without an employer; absent: the first.
 */
export const reenvioCupon = operation('reenvioCupon', {
  route: write('/api/v1/CuponPago/ReenvioCupon', ['bitacora'], { envelope: 'resultado' }),
  access: ['asesor'],
  request: z
    .object({
      Rut: rut().nullish(),
      TipoEnvio: z.coerce.number().pipe(z.literal(1)),
      prospectoId: idDe('prospecto').nullish(),
      entidadId: idDe('empleador').nullish(),
    })
    .refine(({ Rut, prospectoId }) => Rut || prospectoId, { path: ['Rut'], message: rutMessages.vacio.text }),
  reply: z.null(),
  failure: cuponMessages.sendFailed,
})
