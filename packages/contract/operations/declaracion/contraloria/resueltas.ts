import { z } from 'zod'
import { resueltasMessages as m } from '../../../messages/declaracion/resueltas.ts'
import { operation } from '../../../operation.ts'
import { read } from '../../../route.ts'
import { fechaDMY } from '../../../shapes/base/fechas.ts'
import { id } from '../../../shapes/base/ids.ts'
import { pageRequest } from '../../../shapes/base/page.ts'

const contraloria = ['contraloria'] as const

/** Longest time back that the times of contraloría are asked for, in days (ours). */
const DIAS_DE_TIEMPOS = 90

/**
 * What people of contraloría answered today, or since a day (`desde`, DD-MM-YYYY), newest first, once it has left; the machine's own is no answer.
 * `resultado` as in resultadoevaluacionds, 1 of a `financiera`: the income was approved. `en` an ISO instant.
 */
export const obtenerResueltasHoy = operation('obtenerResueltasHoy', {
  route: read('/api/alerce/v1/obtenerResueltasHoy', ['cola']),
  access: contraloria,
  health: 'sin declaración',
  request: z.object({ ...pageRequest(), desde: fechaDMY().optional() }),
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
        en: z.string(),
      }),
    ),
    siguiente: z.number().nullable(),
  }),
  failure: m.resueltasFailed,
  passive: true,
})

/**
 * How long cases waited for each auditor in the last days, today among them. Medians, in minutes: `espera` from the step
 * before to the answer, `trabajo` from taking the case to the answer, null where they took none. `enMeta`: percent that
 * was answered within the goal. Of answers since it is known who gave them.
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
  failure: m.tiemposFailed,
})
