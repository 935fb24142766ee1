/** Texts that an applicant accepts or refuses, in our own words until the insurer publishes its own. */

import { nombreDePregunta, preguntaSuprimida } from '@alerce/domain/declaracion/preguntas'

export const previredDeEjemplo = [
  'Autorizo a la Isapre {isapre} a consultar en PreviRed mis cotizaciones previsionales de los últimos 12 meses.',
  'Se usan solo para comprobar mi renta en esta postulación. No se entregan a nadie más.',
  'Puedo negarme sin que por eso termine mi postulación, y puedo retirar esta autorización cuando quiera.',
].join('\n\n')

export const consideracionesDeEjemplo = [
  'La Declaración de Salud dice qué enfermedades, condiciones o cirugías le ha diagnosticado un médico a usted o a sus beneficiarios antes de firmar.',
  'Respóndala usted, con lo que sabe y de buena fe. No debe declarar lo que ningún médico le ha diagnosticado.',
  'Una enfermedad declarada puede tener una cobertura menor por 18 meses como máximo. Una que se sabía y no se declaró puede quedar sin cobertura.',
  `La ley no permite preguntar por la salud mental: por eso falta la ${nombreDePregunta(preguntaSuprimida)}.`,
  'Sus respuestas se guardan cifradas. Las lee solo la contraloría médica de la isapre, y su asesor no las ve. Puede pedir verlas, corregirlas o eliminarlas.',
].join('\n\n')

export const firmaDeEjemplo = [
  'Firmo la Declaración de Salud {folio} con el código que recibí en mi correo.',
  'Declaro que lo que respondí es verdadero y completo, y que lo respondí yo.',
  'Entiendo que después de firmar no se puede cambiar.',
].join('\n\n')

export const restriccionesDeEjemplo = [
  'Leí las restricciones de cobertura de la Declaración de Salud {folio} y respondo con el código que recibí en mi correo.',
  'Entiendo que si las acepto, la suscripción sigue con ellas, y que si no las acepto, la suscripción se suspende.',
  'Entiendo que esta respuesta no se puede cambiar.',
].join('\n\n')

export const contratoDeEjemplo = [
  'Firmo los documentos de mi contrato de salud, de la Declaración de Salud {folio}, con el código que recibí en mi correo.',
  'Los leí y estoy de acuerdo con lo que dicen.',
  'Entiendo que con mi firma y la de la isapre el contrato queda suscrito.',
].join('\n\n')

export const mandatoDeEjemplo = [
  'Autorizo a la Isapre {isapre} a cobrar cada mes la cotización de mi plan {plan}: {total} al mes.',
  'El cobro se hace con el medio de pago que yo registre con quien recauda. La Isapre no pide ni guarda el número de mi tarjeta.',
  'Puedo revocar esta autorización cuando quiera, avisando a la Isapre. Si el monto cambia, la Isapre debe informármelo antes.',
].join('\n\n')
