import { message } from '../message.ts'

/** Income, range and preferences of a quote (spec 2 §5 Cotizar Plan, §8 Quoting). */
export const cotizacionMessages = {
  regionObligatoria: message('region_obligatoria', 400, 'La region es obligatorio'),
  planObligatorio: message('plan_obligatorio', 400, 'La plan es obligatorio'),
  rentaFailed: message('renta_no_calculada', 503, 'No se pudo calcular la renta. Intentalo nuevamente.'),
  rangoSaveFailed: message('rango_no_guardado', 503, 'No se pudo guardar el rango.'),
  rangoReadFailed: message('rango_no_leido', 503, 'No se pudo obtener el rango.'),
  preferenciasFailed: message(
    'preferencias_no_guardadas',
    503,
    'No se han podido guardar las preferencias. Intentalo nuevamente.',
  ),
  /** Manual flow, which saves them with the range (spec 2 §4). */
  preferenciasManualFailed: message('preferencias_manual_no_guardadas', 503, 'No se pudo guardar las preferencias.'),
  prestadoresFailed: message(
    'prestadores_no_leidos',
    503,
    'No se han podido obtener los prestadores. Intentalo nuevamente.',
  ),
  bonificacionesFailed: message(
    'bonificaciones_no_leidas',
    503,
    'No se han podido obtener las bonificaciones. Intentalo nuevamente.',
  ),
  // Ours: the specification is silent.
  antecedentesIncompletos: message(
    'antecedentes_incompletos',
    422,
    'Complete los antecedentes del postulante antes de cotizar.',
  ),
  sinUf: message('sin_uf', 422, 'No hay un valor de la UF cargado. Avise al administrador.'),
  sinPrimaGes: message('sin_prima_ges', 422, 'No hay un precio GES vigente cargado. Avise al administrador.'),
  sinFactores: message('sin_factores', 422, 'No hay una tabla de factores vigente cargada. Avise al administrador.'),
  sinTope: message('sin_tope', 422, 'No hay un tope imponible vigente cargado. Avise al administrador.'),
  rangoInvertido: message('rango_invertido', 400, 'El mínimo del rango no puede ser mayor al máximo'),
  rangoFueraDeLimites: message(
    'rango_fuera_de_limites',
    422,
    'El rango debe estar entre el monto legal obligatorio y el máximo que permite la renta',
  ),
  sinRango: message('sin_rango', 422, 'Guarde el rango del plan antes de cotizar.'),
  montoAdicional: message('monto_adicional_no_valido', 400, 'Indique el monto adicional en pesos'),
  regionSinPlanes: message('region_sin_planes', 422, 'No hay planes en venta en la región elegida'),
  prestadorDeOtraRegion: message('prestador_de_otra_region', 422, 'El prestador no atiende en la región elegida'),
  soloManual: message(
    'solo_plan_manual',
    422,
    'Un trabajador independiente o voluntario elige su plan en forma manual.',
  ),
} as const
