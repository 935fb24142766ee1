import { message } from '../message.ts'

/** Plans, benefits, the chosen plan and its quote (spec 2 §8 Quoting). */
export const planesMessages = {
  planesFailed: message('planes_no_leidos', 503, 'No se han podido obtener los planes. Intentalo nuevamente.'),
  beneficiosFailed: message(
    'beneficios_no_leidos',
    503,
    'No se han podido obtener los beneficios. Intentalo nuevamente.',
  ),
  calculoFailed: message('plan_no_calculado', 503, 'No se ha podido calcular el plan. Intentalo nuevamente.'),
  limpiarFailed: message('cotizacion_no_borrada', 503, 'No se ha podido limpiar la cotizacion. Intentalo nuevamente.'),
  enviarFailed: message('cotizacion_no_enviada', 503, 'No se han podido enviar la cotizacion. Intentalo nuevamente.'),
  resumenFailed: message('resumen_plan_no_leido', 503, 'No se ha podido obtener el resumen del plan.'),
  superaMontoPactado: message('supera_monto_pactado', 400, 'El monto total supera al monto pactado.'),
  sinSugerencias: message(
    'sin_planes_sugeridos',
    200,
    'No hay planes sugeridos para la cotizacion realizada. Por favor, realice otra cotizacion.',
  ),
  sinPlanesEnRango: message('sin_planes_en_rango', 200, 'No existen planes sugeridos para el rango seleccionado.'),
  enviada: message('cotizacion_enviada', 200, 'Se ha enviado la cotizacion correctamente.'),
  // Ours: the specification gives their meaning, not their words.
  revisarEnvio: message('revisar_envio', 200, 'Esto recibirá el postulante, con la cotización adjunta en PDF.'),
  confirmar: message(
    'confirmar_plan',
    200,
    'Al confirmar el plan no podrá realizar una nueva cotización. ¿Desea continuar?',
  ),
  planNoDisponible: message('plan_no_disponible', 422, 'El plan elegido no está disponible para esta postulación.'),
  beneficioNoDisponible: message('beneficio_no_disponible', 422, 'Uno de los beneficios elegidos no está disponible.'),
  beneficioRepetido: message('beneficio_repetido', 422, 'Elija un solo beneficio por grupo.'),
  bajoElMinimo: message('bajo_el_minimo', 400, 'El monto total es inferior al mínimo del rango guardado.'),
  cotizacionBorrada: message('cotizacion_borrada', 200, 'Se borró lo cotizado.'),
  restituirFailed: message(
    'cotizacion_no_restituida',
    503,
    'No se ha podido recuperar la cotización. Inténtelo nuevamente.',
  ),
  nadaQueRestituir: message('cotizacion_sin_borrar', 422, 'No hay una cotización borrada que recuperar.'),
  otraEnCurso: message('cotizacion_otra_en_curso', 422, 'Ya comenzó otra cotización: la anterior no se recupera.'),
  precioCambio: message(
    'cotizacion_precio_cambio',
    409,
    'El precio de ese plan cambió desde que lo cotizó: cotice de nuevo.',
  ),
  precioDeHoy: message(
    'cotizacion_precio_de_hoy',
    409,
    'El precio cambió desde que se cotizó. Revise el total de hoy y confirme otra vez.',
  ),
  comparacionFailed: message(
    'planes_no_comparados',
    503,
    'No se han podido comparar los planes. Inténtelo nuevamente.',
  ),
  revisarEnvioFailed: message('envio_no_revisado', 503, 'No se ha podido preparar el correo. Inténtelo nuevamente.'),
  papelFailed: message('cotizacion_no_leida', 503, 'No se ha podido abrir la cotización. Inténtelo nuevamente.'),
  enviadasFailed: message('enviadas_no_leidas', 503, 'No se han podido leer las cotizaciones enviadas.'),
  demasiadosEnvios: message('envios_completos', 422, 'Ya se enviaron 50 cotizaciones de esta postulación.'),
  busquedaFailed: message('busqueda_no_leida', 503, 'No se ha podido leer lo que se buscó. Inténtelo nuevamente.'),
  sinPlan: message('sin_plan_seleccionado', 422, 'La postulación no tiene un plan seleccionado.'),
} as const
