import { z } from 'zod'
import { MAXIMO_DIAGNOSTICOS, sinMasDiagnosticos } from '../../forms/declaracion/diagnostico.ts'
import { preguntasMessages } from '../../messages/declaracion/preguntas.ts'
import { operation } from '../../operation.ts'
import { get, read, write } from '../../route.ts'
import { codigo, texto } from '../../shapes/base/ids.ts'
import {
  deUnaDS,
  diagnosticoDS,
  diagnosticoEnviado,
  escribenDS,
  reemplazoDeRespuesta,
} from '../../shapes/declaracion/declaracion.ts'

/**
 * Questions in order; the suppressed one (11) is not editable and never holds an answer. `version`: of their text,
 * fixed once one is answered. `esEjemplo`: our own wording, because the operator published none. `versionRespuesta`: of
 * the answer, which grows with each save.
 */
export const obtenerPreguntasDS = operation('obtenerPreguntasDS', {
  route: read('/api/v1/obtenerPreguntasDS', ['preguntas']),
  access: escribenDS,
  health: true,
  mirada: true,
  request: deUnaDS(),
  reply: z.array(
    z.object({
      id: z.number(),
      pregunta: z.string(),
      ejemplo: z.string(),
      respuesta: z.boolean().nullable(),
      editable: z.boolean(),
      version: z.number().int(),
      esEjemplo: z.boolean(),
      versionRespuesta: z.number().int().nullable(),
      diagnosticos: z.array(diagnosticoDS()),
    }),
  ),
  failure: preguntasMessages.readFailed,
})

/**
 * Saves one answer: a «sí» with its diagnoses; a «no» removes them. `version`: of the questions as read. `reemplaza`:
 * the answer it replaces (412 when another, which its window has not seen, was saved since).
 */
export const guardarRespuestaDS = operation('guardarRespuestaDS', {
  route: write('/api/v1/guardarRespuestaDS', ['preguntas']),
  access: escribenDS,
  health: true,
  request: deUnaDS().extend({
    codigoPregunta: codigo(),
    respuesta: z.boolean(),
    version: codigo().optional(),
    reemplaza: reemplazoDeRespuesta().optional().meta({ 'x-version': true }),
    diagnosticos: z
      .array(diagnosticoEnviado())
      .max(MAXIMO_DIAGNOSTICOS, sinMasDiagnosticos)
      .nullish()
      .transform((list) => list ?? []),
  }),
  reply: z.literal('ok'),
  failure: preguntasMessages.saveFailed,
})

const busqueda = {
  access: ['asesor', 'contraloria'],
  request: z.object({ texto: texto(100).default('') }),
  reply: z.array(z.object({ codigo: z.string(), diagnostico: z.string() })),
  failure: preguntasMessages.diagnosticosFailed,
} as const

/** Diagnoses with words that begin as typed, without regard to accents; at most 20. */
export const diagnosticos = operation('diagnosticos', {
  ...busqueda,
  route: get('/api/v1/diagnosticos', 'nada'),
})

/** Same search for our screens: the body keeps health data out of addresses, which others log (own call). */
export const buscarDiagnosticos = operation('buscarDiagnosticos', {
  ...busqueda,
  route: read('/api/alerce/v1/buscarDiagnosticos', 'nada'),
})
