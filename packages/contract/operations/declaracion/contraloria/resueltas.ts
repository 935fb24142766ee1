import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { z } from 'zod'
import { contraloriaMessages, motivosMessages, resueltasMessages } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { contraloria } from '../../../roles.ts'
import { get, read } from '../../../route.ts'
import { fechaDMY } from '../../../shapes/base/fechas.ts'
import { id, idDe } from '../../../shapes/base/ids.ts'
import { searchedPage } from '../../../shapes/base/page.ts'

/** Longest period of contraloría's times, in days (ours). */
const DIAS_DE_TIEMPOS = 90

/**
 * Answers of contraloría that have left, newest first, of today or between two days (DD-MM-YYYY, both included; 400 in
 * the wrong order); the motor's own are not listed. `texto`: RUT, passport, name or DS folio of the applicant, as in
 * buscarCasosMesa. `resultado` as in resultadoevaluacionds; 1 in a `financiera`: the income was approved.
 * `confirmadaPor`: second person who confirmed it. `en` an ISO instant.
 */
export const obtenerResueltasHoy = operation('obtenerResueltasHoy', {
  route: read('/api/alerce/v1/obtenerResueltasHoy', ['cola']),
  access: contraloria,
  health: 'sin declaración',
  request: z.object({
    ...searchedPage(),
    desde: fechaDMY().optional(),
    hasta: fechaDMY().optional(),
  }),
  reply: z.object({
    resueltas: z.array(
      z.object({
        evaluacionId: id(),
        identificador: z.number(),
        folio: z.number(),
        nombre: z.string(),
        clase: z.enum(['financiera', 'medica']),
        resultado: z.number(),
        por: z.string(),
        propia: z.boolean(),
        confirmadaPor: z.string().nullable(),
        en: z.string(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: resueltasMessages.resueltasFailed,
  passive: true,
})

/**
 * Waiting times by auditor in the last days, today included. Medians in minutes: `espera` from the former step to the
 * answer; `trabajo` from taking the case to the answer, null when none was taken. `enMeta`: percent answered within the
 * goal. Counts only answers with a known author.
 */
export const obtenerTiemposContraloria = operation('obtenerTiemposContraloria', {
  route: read('/api/alerce/v1/obtenerTiemposContraloria', ['cola']),
  access: contraloria,
  request: z.object({ dias: z.number().int().min(1).max(DIAS_DE_TIEMPOS).default(30) }),
  reply: z.object({
    metaHoras: z.number(),
    auditores: z.array(
      z.object({
        usuarioId: id(),
        nombre: z.string(),
        propia: z.boolean(),
        respuestas: z.number(),
        espera: z.number(),
        trabajo: z.number().nullable(),
        enMeta: z.number(),
      }),
    ),
  }),
  failure: resueltasMessages.tiemposFailed,
})

/** Paper that supports the income of a case (`id`: its documentoId). */
export const descargarDocumentoDeCaso = operation('descargarDocumentoDeCaso', {
  route: get('/api/alerce/v1/descargarDocumentoDeCaso', ['caso'], { envelope: 'binary' }),
  access: ['contraloria'],
  health: true,
  request: z.object({ identificador: idDe('declaracion'), id: idDe('documento') }),
  reply: z.unknown(),
  tipos: tiposDeArchivo,
  failure: contraloriaMessages.documentoFailed,
})

/** Template reasons of contraloría in force today, in the operator's order. `cola`: their queue, null: both. */
export const obtenerMotivosContraloria = operation('obtenerMotivosContraloria', {
  route: read('/api/alerce/v1/obtenerMotivosContraloria', ['textos']),
  access: ['contraloria'],
  request: z.object({}),
  reply: z.array(
    z.object({ titulo: z.string(), texto: z.string(), cola: z.enum(['financiera', 'medica']).nullable() }),
  ),
  failure: motivosMessages.motivosFailed,
})

/**
 * Other sent declarations with the person of this case (same RUT or passport), as holder or as a charge, newest first
 * (at most `maximoDeAnteriores`). Their content needs opening each. `enviadaEn` an ISO instant.
 */
export const obtenerCasosAnteriores = operation('obtenerCasosAnteriores', {
  route: read('/api/alerce/v1/obtenerCasosAnteriores', 'nada', { cambia: ['accesos'] }),
  access: ['contraloria'],
  health: true,
  mirada: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.array(
    z.object({
      identificador: z.number(),
      folio: z.number(),
      /** Holder of that declaration. */
      nombre: z.string(),
      como: z.enum(['titular', 'carga']),
      estado: z.string(),
      enviadaEn: z.string(),
    }),
  ),
  failure: contraloriaMessages.anterioresFailed,
})
