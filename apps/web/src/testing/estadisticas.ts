import type { ReplyOf } from '../lib/api/call.ts'

/** The figures of a month. */
export const cifras = (
  more: Partial<ReplyOf<'obtenerEstadisticasSuscripciones'>> = {},
): ReplyOf<'obtenerEstadisticasSuscripciones'> => ({
  prospectos: 1240,
  prospectoMes: 32,
  entrevistas: 87,
  entrevistaMes: 12,
  dsIngresadas: 60,
  dsIngresadaMes: 7,
  dsAceptadas: 41,
  contratos: 20,
  contratosEstimadosMes: 2.3,
  tasaCierreDS: 33.3,
  tasaCierreEntrevista: 23,
  ...more,
})
