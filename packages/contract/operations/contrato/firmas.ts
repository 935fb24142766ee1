import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { clasesDePendiente, ordenesDeBandeja } from '@alerce/domain/mesa/pendientes'
import { z } from 'zod'
import { firmadosMessages } from '../../messages/contrato/firmados.ts'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, texto, textoLargo, version } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { caso } from '../mesa/casos.ts'

/**
 * Signed papers that were handed to the desk: those that wait, the longest first; those that were handed back, or
 * accepted, the last first. Instants ISO. `pareja`: the other's name, who ends with them or not at all. All ours.
 */
export const obtenerFirmas = operation('obtenerFirmas', {
  route: read('/api/alerce/v1/obtenerFirmas', ['firmados', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['esperan', 'devueltas', 'aceptadas']).default('esperan'), ...pageRequest() }),
  reply: pageOf(
    z.object({
      ...caso(),
      envioId: id(),
      pareja: z.string().nullable(),
      enviado: z.string(),
      resuelto: z.string().nullable(),
      resueltoPor: z.string().nullable(),
      motivo: z.string().nullable(),
    }),
  ),
  failure: firmadosMessages.colaFailed,
  passive: true,
})

/** Which handing in was looked at, as obtenerPapelesFirmados says it: 412 where the advisor handed in others since. */
const envioLeido = version

/** The signed papers are in order: the contract is made, of a pair both. A second time changes nothing; to anybody else it is said by whom (409). */
export const aceptarFirmas = operation('aceptarFirmas', {
  route: write('/api/alerce/v1/aceptarFirmas', [
    'prospecto',
    'etapaDS',
    'venta',
    'firmados',
    'irregularidades',
    'mesa',
  ]),
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion'), envioId: envioLeido() }),
  reply: z.literal('ok'),
  failure: firmadosMessages.decidirFailed,
})

/**
 * They are not: they go back to the advisor, of a pair both, with an irregularity that says why. What was signed on a phone
 * stays signed, unless the document itself is what is wrong: the applicant signs the new one.
 */
export const devolverFirmas = operation('devolverFirmas', {
  route: write('/api/alerce/v1/devolverFirmas', [
    'prospecto',
    'etapaDS',
    'venta',
    'firmados',
    'irregularidades',
    'mesa',
  ]),
  access: mesa,
  request: z.object({
    declaracionSaludId: idDe('declaracion'),
    envioId: envioLeido(),
    codigo: texto(12).min(1, irregularidadMessages.irregularidadCodigo.text),
    codigoDetalle: texto(12).min(1, irregularidadMessages.irregularidadDetalle.text),
    /** What must be put right, in words for the advisor; empty: the detail says it. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
    /** The signed papers that are wrong, at least one; absent only of what was signed on a phone, which is one act. */
    papeles: z.array(idDe('papel')).max(60).nullish(),
  }),
  reply: z.literal('ok'),
  failure: firmadosMessages.decidirFailed,
})

/**
 * What waits for the desk, of every kind or of one, in an order or the other way round: the first 200 of all, or of those
 * that `texto` finds (person, RUT, folio, advisor, matter), and how many there are of each. `que`: what is wrong or missing, in words. `registroId`: of what
 * was handed in signed, the irregularity or the rejection; else null. `pareja`: who ends with them or not at all, or null. `recibido`: the day on which a FUN was received, DD-MM-YYYY, or null. `vence`: when it ends by itself,
 * or null; `desde`, `vence`: ISO instants. `metaHoras`: in how many hours the desk means to solve a matter.
 */
export const obtenerPendientesMesa = operation('obtenerPendientesMesa', {
  route: read('/api/alerce/v1/obtenerPendientesMesa', [
    'irregularidades',
    'fun',
    'mandatos',
    'rechazos',
    'firmados',
    'mesa',
  ]),
  access: mesa,
  request: z.object({
    clase: z.enum(clasesDePendiente).nullish(),
    orden: z.enum(ordenesDeBandeja).default('urgencia'),
    inverso: z.boolean().default(false),
    texto: texto(60).optional(),
  }),
  reply: z.object({
    filas: z.array(
      z.object({
        ...caso(),
        /** Null of a FUN whose RUT no prospect has. */
        prospectoId: id().nullable(),
        clase: z.enum(clasesDePendiente),
        registroId: id().nullable(),
        recibido: z.string().nullable(),
        pareja: z.string().nullable(),
        que: z.string(),
        /** Of an irregularity: its advisor handed it back, and the desk looks at it. */
        corregida: z.boolean(),
        desde: z.string(),
        vence: z.string().nullable(),
      }),
    ),
    totales: z.record(z.enum(clasesDePendiente), z.number().int()),
    metaHoras: z.number().int(),
  }),
  failure: mesaMessages.pendientesFailed,
  passive: true,
})
