import type { ProblemaDeCompensacion } from '@alerce/domain/cotizacion/compensacion'
import { type MessageDefinition, message } from '../message.ts'
import { planesMessages } from './planes.ts'

/** Compensation given by one of a pair (spec 2 §5 Compensation given, §8 Quoting and DS). */
export const compensacionMessages = {
  replicarFailed: message('plan_no_replicado', 503, 'No se ha podido replicar el plan para el usuario Compensado.'),
  calculoFailed: message('compensacion_no_calculada', 503, 'Error al calcular los valores a compensar.'),
  resumenFailed: message('resumen_pactado_no_leido', 503, 'No se ha podido obtener resumen de planes pactados.'),
  cero: message('compensacion_vacia', 400, 'El valor a otorgar debe ser mayor a 0'),
  sobreElMaximo: message('compensacion_sobre_el_maximo', 400, 'El valor maximo es 999'),
  // Ours: the specification is silent.
  noEsNumero: message('compensacion_no_es_numero', 400, 'Ingrese un monto en UF con hasta tres decimales, como 6,891.'),
  bajoElMinimo: message(
    'compensacion_bajo_el_minimo',
    400,
    'Con ese monto quien otorga queda bajo el mínimo de su rango: otorgue más o elija otro plan.',
  ),
  masQueSuPlan: message(
    'compensacion_sobre_el_plan',
    400,
    'Quien recibe no puede recibir más de lo que cuesta su plan.',
  ),
  sinMargen: message(
    'plan_sin_margen',
    400,
    'El plan de quien otorga debe dejar un monto por otorgar dentro de su rango: elija uno de menor valor.',
  ),
  otorganteSinPlan: message('otorgante_sin_plan', 422, 'Quien otorga todavía no tiene un plan que replicar.'),
  soloParaQuienRecibe: message('plan_ya_confirmado', 422, 'El plan se replica mientras quien recibe elige el suyo.'),
  fueraDeEtapa: message(
    'compensacion_fuera_de_etapa',
    422,
    'La compensación se fija cuando los dos tienen su plan, y hasta que quien otorga la confirma.',
  ),
  soloOtorga: message('compensacion_solo_otorga', 422, 'Solo quien otorga fija el monto de la compensación.'),
  noCuadra: message('compensacion_no_cuadra', 422, 'Lo que uno otorga y lo que el otro recibe deben ser iguales.'),
  sinFijar: message('compensacion_sin_fijar', 422, 'Quien otorga debe fijar antes el monto de la compensación.'),
  yaConfirmada: message(
    'compensacion_confirmada',
    422,
    'Quien otorga ya confirmó la compensación: los planes de la pareja no se cambian.',
  ),
  yaNoCabe: message(
    'compensacion_ya_no_cabe',
    422,
    'Con el precio de hoy, el monto que se otorga ya no sirve a los dos planes: vuelvan a elegir plan.',
  ),
  cambio: message(
    'pareja_cambio',
    412,
    'Los montos de la pareja cambiaron desde que los vio: revíselos antes de continuar.',
  ),
  actualizacionSinCompensar: message(
    'upd_sin_compensar',
    422,
    'La compensación de la pareja no está fijada para el plan nuevo: pase antes por Resumen Cotización Pactada.',
  ),
  actualizacionRecibeMenos: message(
    'upd_recibe_menos',
    400,
    'El plan nuevo cuesta menos de lo que recibe: elija otro, o cambie el monto en una actualización de quien otorga.',
  ),
  guardada: message('compensacion_guardada', 200, 'El monto otorgado se guardó para los dos.'),
  sinMontoPosible: message(
    'compensacion_imposible',
    422,
    'Con estos planes ningún monto sirve a los dos: vuelvan a elegir plan.',
  ),
  confirmarPlan: message(
    'confirmar_plan_de_pareja',
    200,
    'El plan pasa a la compensación de la pareja. Se puede volver a elegir hasta que quien otorga la confirme. ¿Desea continuar?',
  ),
  confirmar: message(
    'confirmar_compensacion',
    200,
    'Al continuar, el monto y los planes de la pareja ya no se cambian. ¿Desea continuar?',
  ),
  volver: message(
    'volver_a_elegir',
    200,
    'Los dos vuelven a elegir plan y la compensación se borra. Se olvida lo cotizado de este postulante; el plan del otro queda elegido.',
  ),
} as const

/** Reasons that refuse an amount. */
export const problemasDeCompensacion: Readonly<Record<ProblemaDeCompensacion, MessageDefinition>> = {
  cero: compensacionMessages.cero,
  sobreElMaximo: compensacionMessages.sobreElMaximo,
  superaPactado: planesMessages.superaMontoPactado,
  bajoElMinimo: compensacionMessages.bajoElMinimo,
  masQueSuPlan: compensacionMessages.masQueSuPlan,
}
