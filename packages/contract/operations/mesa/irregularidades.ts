import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { LARGO_DE_MOTIVO, ladosDeEvidencia } from '@alerce/domain/mesa/irregularidad'
import { z } from 'zod'
import { irregularidadMessages } from '../../messages/mesa/irregularidad.ts'
import { operation } from '../../operation.ts'
import { cartera, mesa } from '../../roles.ts'
import { get, read, upload, write } from '../../route.ts'
import { instante } from '../../shapes/base/fechas.ts'
import { codigo, id, idDe, texto, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
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
 * What is told of one to both sides: what must be corrected, what the advisor says of it, when it was handed back (ISO
 * instant, or null), and the files that show the one and the other, without bytes; `tamano` in bytes.
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
  request: z.object({ cuales: z.enum(['abiertas', 'cerradas']).default('abiertas'), ...pageRequest() }),
  reply: pageOf(irregularidad()),
  failure: irregularidadMessages.irregularidadesFailed,
  passive: true,
})

/** One of them, with all that both sides wrote and handed in. */
export const obtenerIrregularidad = operation('obtenerIrregularidad', {
  route: read('/api/alerce/v1/obtenerIrregularidad', ['irregularidades', 'mesa']),
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: irregularidad(),
  failure: irregularidadMessages.irregularidadesFailed,
})

/** Opens an irregularity on a case; its advisor is told, and the card shows it. */
export const abrirIrregularidad = operation('abrirIrregularidad', {
  route: write('/api/alerce/v1/abrirIrregularidad', ['prospecto', 'etapaDS', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({
    prospectoId: idDe('prospecto'),
    codigo: texto(12).min(1, irregularidadMessages.irregularidadCodigo.text),
    codigoDetalle: texto(12).min(1, irregularidadMessages.irregularidadDetalle.text),
    /** What must be corrected; empty: its detail says it. */
    motivo: textoLargo(LARGO_DE_MOTIVO).default(''),
  }),
  reply: z.object({ irregularidadId: id() }),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** When what was looked at came, the irregularity or its correction: its version. 412 where another came since. */
const leida = () => instante().optional().meta({ 'x-version': true })

/**
 * Closes an irregularity; one that is closed stays so. Where nothing else holds the contract that was signed, it is made
 * by it and not undone: 409 says so, unless `suscribe` says that it is known.
 */
export const cerrarIrregularidad = operation('cerrarIrregularidad', {
  route: write('/api/alerce/v1/cerrarIrregularidad', ['prospecto', 'etapaDS', 'firmados', 'irregularidades', 'mesa']),
  access: mesa,
  request: z.object({ irregularidadId: idDe('irregularidad'), desde: leida(), suscribe: z.boolean().default(false) }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/**
 * Takes a closing back: it is open as it was; with a `motivo`, anew: its advisor is told and reads it. One that is open
 * stays so; 409 when the same was opened anew.
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

/** The advisor hands one back to the desk, put right; `nota` says how, unless a file of theirs shows it. */
export const corregirIrregularidad = operation('corregirIrregularidad', {
  route: write('/api/alerce/v1/corregirIrregularidad', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor'],
  request: z.object({ irregularidadId: idDe('irregularidad'), nota: textoLargo(LARGO_DE_MOTIVO).default('') }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** The advisor takes one back that the desk has not closed or given back. */
export const retomarIrregularidad = operation('retomarIrregularidad', {
  route: write('/api/alerce/v1/retomarIrregularidad', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor'],
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.literal('ok'),
  failure: irregularidadMessages.irregularidadNoGuardada,
})

/** The desk looked at what was handed back, and it is not right yet: the advisor reads why. */
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

/** One file more, of whoever calls: what is wrong (the desk), or that it was put right (its advisor). Five of a side. */
export const subirEvidencia = operation('subirEvidencia', {
  route: upload('/api/alerce/v1/subirEvidencia', ['prospecto', 'irregularidades', 'mesa']),
  access: ['asesor', ...mesa],
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({ irregularidadId: idDe('irregularidad') }),
  reply: z.object({ numero: z.number().int() }),
  failure: irregularidadMessages.evidenciaNoGuardada,
})

/** One of its files, for the desk and for whom the case exists. */
export const descargarEvidencia = operation('descargarEvidencia', {
  route: get('/api/alerce/v1/descargarEvidencia', ['irregularidades'], { envelope: 'binary' }),
  access: [...cartera, ...mesa],
  request: z.object({ irregularidadId: idDe('irregularidad'), numero: codigo() }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: irregularidadMessages.evidenciaNoLeida,
})
