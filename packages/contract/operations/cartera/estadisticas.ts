import { figuras } from '@alerce/domain/cartera/estadisticas'
import { z } from 'zod'
import { estadisticasMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { read } from '../../route.ts'
import { codigo, cursor, entero, id, idDe } from '../../shapes/base/ids.ts'

/** Advisor and month of Santiago of the figures, up to the current month. */
const deUnMes = z.object({
  identificador: idDe('asesor').nullish(),
  mesRegistro: codigo().pipe(
    z.number().min(1, estadisticasMessages.mesInvalido.text).max(12, estadisticasMessages.mesInvalido.text),
  ),
  añoRegistro: codigo().pipe(
    z.number().min(2000, estadisticasMessages.anioInvalido.text).max(9999, estadisticasMessages.anioInvalido.text),
  ),
})

/**
 * Figures of a month. Rates are percentages with one decimal; 0 without data. For a head of team, of the whole team.
 */
export const obtenerEstadisticasSuscripciones = operation('obtenerEstadisticasSuscripciones', {
  route: read('/api/v1/obtenerEstadisticasSuscripciones', ['prospecto', 'agenda']),
  access: cartera,
  request: deUnMes,
  reply: z.object({
    contratos: z.number().int(),
    contratosEstimadosMes: z.number(),
    dsAceptadas: z.number().int(),
    dsIngresadaMes: z.number().int(),
    dsIngresadas: z.number().int(),
    entrevistaMes: z.number().int(),
    entrevistas: z.number().int(),
    prospectoMes: z.number().int(),
    prospectos: z.number().int(),
    tasaCierreDS: z.number(),
    tasaCierreEntrevista: z.number(),
  }),
  failure: estadisticasMessages.readFailed,
})

/**
 * Rows behind a figure, newest first: of a rate, its numerator; of the estimate, the DS of the month. `cursor`: the
 * `siguiente` of the page before.
 */
export const obtenerFilasEstadistica = operation('obtenerFilasEstadistica', {
  route: read('/api/alerce/v1/obtenerFilasEstadistica', ['prospecto', 'agenda']),
  access: cartera,
  request: deUnMes.extend({
    figura: z.enum(figuras),
    cursor: cursor().nullish(),
    limite: entero(1, 100).default(30),
  }),
  reply: z.object({
    filas: z.array(
      z.object({
        /** Id of the row: a prospect, an appointment or a DS. */
        filaId: id(),
        prospectoId: id(),
        nombre: z.string(),
        estado: z.string(),
        /** DD-MM-YYYY: day of registration, appointment, sending, acceptance or signature. */
        fecha: z.string(),
        folioDS: z.number().int().nullable(),
        /** Advisor, for a caller who sees several portfolios; else null. */
        asesor: z.string().nullable(),
      }),
    ),
    siguiente: id().nullable(),
  }),
  failure: estadisticasMessages.filasFailed,
})
