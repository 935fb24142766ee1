import { TAMANO_MAXIMO, tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { finalizarMessages, resultadoMessages } from '../../messages/declaracion/resultado.ts'
import { operation } from '../../operation.ts'
import { get, read, upload, write } from '../../route.ts'
import { enPesos } from '../../shapes/base/dinero.ts'
import { binario, codigo, entero, idDe, texto } from '../../shapes/base/ids.ts'
import { deUnaDS, escribenDS, restriccionDS } from '../../shapes/declaracion/declaracion.ts'

/** 40 with the declaration; 20 and 30 in a revision (spec 2 §9). */
const tipoAdjunto = () => codigo().pipe(z.union([z.literal(20), z.literal(30), z.literal(40)]))

export const guardarDocumentosDS = operation('guardarDocumentosDS', {
  route: write('/api/v1/guardarDocumentosDS', ['archivosDS']),
  access: escribenDS,
  health: true,
  bodyLimit: 3 * 1024 * 1024,
  request: deUnaDS().extend({
    nombreArchivo: texto(200).min(1),
    binario: binario(),
    tipoMIME: texto(100).nullish(),
    tipoAdjunto: tipoAdjunto(),
  }),
  reply: z.object({ adjuntoId: z.number() }),
  failure: resultadoMessages.documentosFailed,
})

export const obtenerArchivosDS = operation('obtenerArchivosDS', {
  route: read('/api/v1/obtenerArchivosDS', ['archivosDS']),
  access: ['asesor', 'contraloria'],
  health: true,
  request: z.object({ identificador: idDe('declaracion'), tipoAdjunto: tipoAdjunto() }),
  reply: z.array(z.object({ id: z.number(), nombre: z.string(), archivo: z.string(), tipoMIME: z.string() })),
  failure: resultadoMessages.archivosReadFailed,
})

/** Same upload as raw bytes. Equal bytes in one declaration are one attachment, however often they are sent. */
export const subirAdjuntoDS = operation('subirAdjuntoDS', {
  route: upload('/api/alerce/v1/subirAdjuntoDS', ['archivosDS']),
  access: escribenDS,
  health: true,
  bodyLimit: TAMANO_MAXIMO,
  request: z.object({ identificador: idDe('declaracion'), tipoAdjunto: tipoAdjunto() }),
  reply: z.object({ adjuntoId: z.number() }),
  failure: resultadoMessages.documentosFailed,
})

/** The same list without bytes, oldest first; `tamano` in bytes, `creado` an ISO instant. */
export const adjuntosDS = operation('adjuntosDS', {
  route: read('/api/alerce/v1/adjuntosDS', ['archivosDS']),
  access: ['asesor', 'contraloria'],
  health: true,
  mirada: true,
  request: z.object({ identificador: idDe('declaracion'), tipoAdjunto: tipoAdjunto() }),
  reply: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      tipoMIME: z.string(),
      tamano: z.number(),
      creado: z.string(),
    }),
  ),
  failure: resultadoMessages.archivosReadFailed,
})

/** Attachment (`id`) of this declaration. */
export const descargarAdjuntoDS = operation('descargarAdjuntoDS', {
  route: get('/api/alerce/v1/descargarAdjuntoDS', ['archivosDS'], { envelope: 'binary' }),
  access: ['asesor', 'contraloria'],
  health: true,
  request: z.object({ identificador: idDe('declaracion'), id: idDe('adjunto') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: resultadoMessages.archivosReadFailed,
})

/** Signs and sends the declaration, then evaluates it: one transaction. */
export const enviarDS = operation('enviarDS', {
  route: write('/api/v1/enviarDS', ['etapaDS', 'venta', 'resultado', 'bitacora']),
  access: escribenDS,
  health: true,
  request: deUnaDS(),
  reply: z.literal('ok'),
  failure: resultadoMessages.enviarFailed,
})

/** Panel of a result. */
const deUnResultado = () => ({
  antecedentes: z.array(z.string()),
  renta: enPesos().nullable(),
  maximo: enPesos().nullable(),
  restricciones: z.array(restriccionDS()),
  motivo: z.string().nullable(),
  decididoPor: z.string().nullable(),
  decididoEn: z.string().nullable(),
})

/**
 * Result codes 0 to 8 (spec 2 §4). `archivo`: letter of the result, a PDF in base64 named `nombre`; null before a
 * decision, and when it could not be drawn. `renta`: average income in pesos a month. Ours: `maximo`, the highest
 * amount that may be agreed with it; `motivo`, `decididoPor` and `decididoEn` (ISO instant).
 */
export const resultadoevaluacionds = operation('resultadoevaluacionds', {
  route: read('/api/v2/resultadoevaluacionds', ['resultado']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({
    resultado: z.number(),
    data: z.object({ nombre: z.string().nullable(), archivo: z.string().nullable(), ...deUnResultado() }),
  }),
  failure: resultadoMessages.resultadoFailed,
})

/** Same result without its letter, which descargarCartaDS draws. Ours. */
export const obtenerResultadoDS = operation('obtenerResultadoDS', {
  route: read('/api/alerce/v1/obtenerResultadoDS', ['resultado']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.object({ resultado: z.number(), data: z.object(deUnResultado()) }),
  failure: resultadoMessages.resultadoFailed,
})

/** Letter of the result, drawn on request; in an electronic sale only the applicant reads it. Ours. */
export const descargarCartaDS = operation('descargarCartaDS', {
  route: get('/api/alerce/v1/descargarCartaDS', ['resultado'], { envelope: 'binary' }),
  access: escribenDS,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.unknown(),
  tipos: ['application/pdf'],
  failure: resultadoMessages.cartaFailed,
})

/**
 * Finish codes 1 to 7 (spec 2 §4); finishing again changes nothing. 2 carries in `acepta` the applicant's answer to the
 * restrictions; 3 and 6 send the case back with the files received since the request.
 */
export const finalizaevaluacionds = operation('finalizaevaluacionds', {
  route: write('/api/v2/finalizaevaluacionds', [
    'prospecto',
    'datos',
    'etapaDS',
    'venta',
    'resultado',
    'mandatos',
    'devoluciones',
    'mesa',
  ]),
  access: escribenDS,
  request: deUnaDS()
    .extend({
      resultado: entero(1, 7),
      acepta: z.boolean().nullish(),
      pin: texto(20).nullish(),
    })
    .superRefine(({ resultado, acepta }, context) => {
      if (resultado === 2 && typeof acepta !== 'boolean')
        context.addIssue({ code: 'custom', path: ['acepta'], message: resultadoMessages.sinAcepta.text })
    }),
  reply: z.literal('ok'),
  failure: finalizarMessages.finalizarFailed,
})

/**
 * Finishes the authorized declaration of a prospect, with finish code 1 (spec 1 §4, entry 15). `finalizada`: true also
 * after an earlier call; false without a declaration, or with another result. Ours.
 */
export const finalizarAutorizada = operation('finalizarAutorizada', {
  route: write('/api/alerce/v1/finalizarAutorizada', [
    'prospecto',
    'datos',
    'etapaDS',
    'venta',
    'resultado',
    'mandatos',
    'devoluciones',
    'mesa',
  ]),
  access: escribenDS,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({ finalizada: z.boolean() }),
  failure: finalizarMessages.finalizarFailed,
})
