import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { LARGO_DE_MOTIVO, ladosDeEvidencia } from '@alerce/domain/mesa/irregularidad'
import { z } from 'zod'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { operation } from '../../operation.ts'
import { cartera, mesa } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { codigo, id, idDe, texto, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { caso } from './casos.ts'

/** The codes of the table, each with its details. */
export const obtenerCodigosIrregularidad = operation('obtenerCodigosIrregularidad', {
  route: read('/api/alerce/v1/obtenerCodigosIrregularidad', 'nada'),
  access: mesa,
  request: z.object({}),
  reply: z.array(
    z.object({
      codigo: z.string(),
      descripcion: z.string(),
      detalles: z.array(z.object({ codigo: z.string(), descripcion: z.string() })),
    }),
  ),
  failure: irregularidadMessages.irregularidadesFailed,
})

/**
 * Correction of an irregularity, for both sides. `motivo`: correction to make; `nota`: the advisor's answer;
 * `corregida`: ISO instant it was handed back, or null. `evidencias`: files of both sides, without bytes; `tamano` in
 * bytes.
 */
export const correccion = () => ({
  motivo: z.string(),
  nota: z.string(),
  corregida: z.string().nullable(),
  evidencias: z.array(
    z.object({ numero: z.number().int(), lado: z.enum(ladosDeEvidencia), tipoMIME: z.string(), tamano: z.number() }),
  ),
})

const irregularidad = () =>
  z.object({
    ...caso(),
    irregularidadId: id(),
    codigo: z.string(),
    descripcion: z.string(),
    codigoDetalle: z.string(),
    detalle: z.string(),
    ...correccion(),
    corregidaPor: z.string().nullable(),
    abierta: z.string(),
    abiertaPor: z.string(),
    cerrada: z.string().nullable(),
    cerradaPor: z.string().nullable(),
  })

/** Irregularities over every advisor, newest first; instants ISO. */
export const obtenerIrregularidades = operation('obtenerIrregularidades', {
  route: read('/api/alerce/v1/obtenerIrregularidades', ['irregularidades', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['abiertas', 'cerradas']).default('abiertas'), ...searchedPage() }),
  reply: pageOf(irregularidad()),
  failure: irregularidadMessages.irregularidadesFailed,
  passive: true,
})

/** One irregularity, with all texts and files of both sides. */
export const obtenerIrregularidad = operation('obtenerIrregularidad', {
  route: read('/api/alerce/v1/obtenerIrregularidad', ['irregularidades', 'mesa']),
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: irregularidad(),
  failure: irregularidadMessages.irregularidadesFailed,
})

/** Opens an irregularity on a case; notifies its advisor, and the card shows it. */
export const abrirIrregularidad = operation('abrirIrregularidad', {
  route: write('/api/alerce/v1/abrirIrregularidad', ['prospecto', 'etapaDS', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({
    prospectoId: idDe('prospecto'),
    codigo: texto(12).min(1, irregularidadMessages.irregularidadCodigo.text),
    codigoDetalle: texto(12).min(1, irregularidadMessages.irregularidadDetalle.text),
    /** Correction to make; empty: the detail is enough. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
  }),
  reply: z.object({ irregularidadId: id() }),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** Instant of the irregularity or correction that was reviewed: its version. 412 when another came since. */
const leida = () => instante().optional().meta({ 'x-version': true })

/**
 * Closes an irregularity; repeating it changes nothing. As the last obstacle of a signed contract it completes the
 * contract, which cannot be undone: 409, unless `suscribe` shows that the caller knows.
 */
export const cerrarIrregularidad = operation('cerrarIrregularidad', {
  route: write('/api/alerce/v1/cerrarIrregularidad', ['prospecto', 'etapaDS', 'firmados', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad'), desde: leida(), suscribe: z.boolean().default(false) }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/**
 * Undoes a closing: it is open as before. With a `motivo` it is a new opening, of which its advisor is notified. An
 * open one stays so; 409 when the same was opened anew.
 */
export const reabrirIrregularidad = operation('reabrirIrregularidad', {
  route: write('/api/alerce/v1/reabrirIrregularidad', ['prospecto', 'etapaDS', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({
    irregularidadId: idDe('irregularidad'),
    motivo: textoLargo(LARGO_DE_MOTIVO).min(1, irregularidadMessages.irregularidadMotivo.text).nullish(),
  }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/**
 * The advisor hands a corrected irregularity back to the desk; `nota` explains it, unless a file of theirs shows it.
 */
export const corregirIrregularidad = operation('corregirIrregularidad', {
  route: write('/api/alerce/v1/corregirIrregularidad', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor'],
  request: z.object({ irregularidadId: idDe('irregularidad'), nota: textoLargo(LARGO_DE_MOTIVO).default('') }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** The advisor withdraws a correction that the desk has not closed or returned. */
export const retomarIrregularidad = operation('retomarIrregularidad', {
  route: write('/api/alerce/v1/retomarIrregularidad', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor'],
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** The desk returns an insufficient correction: the advisor reads the reason. */
export const devolverIrregularidad = operation('devolverIrregularidad', {
  route: write('/api/alerce/v1/devolverIrregularidad', ['prospecto', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({
    irregularidadId: idDe('irregularidad'),
    motivo: textoLargo(LARGO_DE_MOTIVO).min(1, irregularidadMessages.irregularidadMotivo.text),
    corregida: leida(),
  }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** Adds a file of the caller's side: the fault (desk) or its correction (advisor). At most five per side. */
export const subirEvidencia = operation('subirEvidencia', {
  route: upload('/api/alerce/v1/subirEvidencia', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor', ...mesa],
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.object({ numero: z.number().int() }),
  failure: irregularidadMessages.evidenciaNoGuardada,
})

/** File of an irregularity, for the desk and for callers who may see the case. */
export const descargarEvidencia = operation('descargarEvidencia', {
  route: get('/api/alerce/v1/descargarEvidencia', ['irregularidades'], { envelope: 'binary' }),
  access: [...cartera, ...mesa],
  request: z.object({ irregularidadId: idDe('irregularidad'), numero: codigo() }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: irregularidadMessages.evidenciaNoLeida,
})
