import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
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
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { deUnaDS, escribenDS } from '../../shapes/declaracion/declaracion.ts'
import { caso } from '../mesa/casos.ts'

const deUnaEntidad = () => z.object({ identificador: idDe('declaracion'), entidadId: idDe('empleador') })

/** A proof of the first payment, `binario` in base64. Without `entidadId` (ours): of the first entity that has none. */
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

/** The same file sent as it is, of that entity; another one takes the place of the first. Ours. */
export const subirComprobante = operation('subirComprobante', {
  route: upload('/api/alerce/v1/subirComprobante', ['primerPago', 'bitacora']),
  access: escribenDS,
  bodyLimit: TAMANO_MAXIMO,
  request: deUnaEntidad(),
  reply: z.object({ adjuntoId: z.number() }),
  failure: primerPagoMessages.subirFailed,
})

/**
 * The entities whose first payment is to be proved, none where an employer pays. Ours: the amount of a month in UF, what
 * came (`recibido`: ISO instant, `tamano` in bytes), whether the payment is registered, since when it waits at the desk
 * (`esperaDesde`; null: it does not), and why the desk gave it back: then it is to be registered again; null: it did not.
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
      /** The same with the UF of today; null while none was published. */
      montoPesos: enPesos().nullable(),
      registrado: z.boolean(),
      esperaDesde: z.string().nullable(),
      /** Who of the desk decided on it; null: nobody has. */
      resueltoPor: z.string().nullable(),
      devolucion: z.string().nullable(),
      comprobante: z
        .object({ nombre: z.string(), tipoMIME: z.string(), tamano: z.number(), recibido: z.string() })
        .nullable(),
    }),
  ),
  failure: primerPagoMessages.leerFailed,
})

/** How many proofs came. */
export const cantidadArchivosPrimerPago = operation('cantidadArchivosPrimerPago', {
  route: read('/api/v1/CantidadArchivosPrimerPago', ['contractual', 'primerPago']),
  access: cartera,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ cantidad: z.number() }),
  failure: primerPagoMessages.leerFailed,
})

/** The proof of an entity as it came. Ours. */
export const descargarComprobante = operation('descargarComprobante', {
  route: get('/api/alerce/v1/descargarComprobante', ['primerPago'], { envelope: 'binary' }),
  access: ['asesor', 'mesa'],
  request: deUnaEntidad(),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: primerPagoMessages.leerFailed,
})

/**
 * The first payment is in: the papers are queued, and the desk looks at it. A second time changes nothing, unless the
 * desk gave it back: with another proof it waits there again.
 */
export const guardarPrimerPago = operation('guardarPrimerPago', {
  route: write('/api/v3/GuardarPrimerPago', ['primerPago', 'papeles', 'venta', 'mesa']),
  access: escribenDS,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: primerPagoMessages.guardarFailed,
})

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
  failure: primerPagoMessages.mesaFailed,
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
  failure: primerPagoMessages.decidirFailed,
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
  failure: primerPagoMessages.decidirFailed,
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
  failure: primerPagoMessages.decidirFailed,
})

/**
 * Mails the payment coupon of who pays without an employer, once the DS was accepted. Of several sales of one RUT the
 * newest is meant, or the one of `prospectoId` (ours), which is enough for who has no RUT. `entidadId` (ours): whose part
 * it is of the entities that pay without an employer; absent: of the first.
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
