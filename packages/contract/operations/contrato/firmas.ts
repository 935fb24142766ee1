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
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { caso } from '../mesa/casos.ts'

/**
 * Submissions of signed papers at the desk: waiting ones, the oldest first; returned or accepted ones, the latest
 * first. Instants ISO. `pareja`: the other's name, who finishes with them or not at all. All ours.
 */
export const obtenerFirmas = operation('obtenerFirmas', {
  route: read('/api/alerce/v1/obtenerFirmas', ['firmados', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['esperan', 'devueltas', 'aceptadas']).default('esperan'), ...searchedPage() }),
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

/** Submission that was reviewed, as obtenerPapelesFirmados answers it: 412 when the advisor sent another since. */
const envioLeido = version

/**
 * Accepts the signed papers: the contract is made, of a pair both. Repeating it changes nothing; to another person it
 * answers 409 with the name of the first.
 */
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
 * Returns the papers to the advisor, of a pair both, with an irregularity that gives the reason. A signature by phone
 * stands, unless the document itself is wrong: then the applicant signs the new one.
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
    /** Correction to make, in words for the advisor; empty: the detail is enough. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
    /** Wrong papers, at least one; absent only for signatures by phone, which are a single act. */
    papeles: z.array(idDe('papel')).max(60).nullish(),
  }),
  reply: z.literal('ok'),
  failure: firmadosMessages.decidirFailed,
})

/**
 * Pending matters of the desk, of all kinds or one, in either order. It answers the first 200 of all, or of those that
 * match `texto` (person, RUT, folio, advisor, matter), and the count of each kind. `que`: the fault or missing paper,
 * in words. `registroId`: id of the submission, irregularity or rejection; else null. `pareja`: the other, who finishes
 * with them or not at all, or null. `recibido`: day a FUN was received, DD-MM-YYYY, or null. `vence`: instant at which
 * it ends by itself, or null; `desde`, `vence`: ISO instants. `metaHoras`: the desk's goal for a matter, in hours.
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
        /** Null for a FUN whose RUT no prospect has. */
        prospectoId: id().nullable(),
        clase: z.enum(clasesDePendiente),
        registroId: id().nullable(),
        recibido: z.string().nullable(),
        pareja: z.string().nullable(),
        que: z.string(),
        /** Irregularity that its advisor corrected and the desk reviews. */
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
