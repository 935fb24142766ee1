import { type ClaseTexto, nombresDeClase } from '@alerce/domain/base/textos/clases'
import { huellaDeTexto } from '../../core/base/textos/huella-de-texto.ts'
import { insertTexto } from '../../core/base/textos/repository.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { readClasesConTexto } from '../repository.ts'
import {
  consideracionesDeEjemplo,
  contratoDeEjemplo,
  firmaDeEjemplo,
  mandatoDeEjemplo,
  previredDeEjemplo,
  restriccionesDeEjemplo,
} from './del-postulante.ts'
import { preguntasDeEjemplo } from './preguntas.ts'

/**
 * Placeholder of the circular for a holder whose spouse joins: its official wording was not found, and none is
 * invented.
 */
export const circularDeEjemplo = [
  'En este lugar la isapre publica la circular que el cotizante recibe, según la Ley 21.337, cuando su cónyuge es beneficiario del contrato de salud.',
  'El cotizante la lee antes de firmar su Declaración de Salud y deja constancia de que la recibió y la acepta.',
].join('\n\n')

/** Example of the sworn declaration of a medical charge: no public text exists, each isapre has its own. */
export const juradaDeEjemplo = [
  'Declaro bajo juramento que la persona individualizada en este documento tiene conmigo el vínculo señalado y que solicito incorporarla como carga médica de mi contrato de salud.',
  'Declaro que los datos de identidad indicados son verdaderos y que la persona no es, a esta fecha, cotizante ni carga de otra institución de salud previsional.',
  'Me comprometo a informar a la isapre cualquier cambio de lo declarado. Conozco que una declaración falsa puede dejar sin efecto la incorporación.',
].join('\n\n')

/** Example reasons for answers of contraloría. */
const motivosDeEjemplo = `[salud] Antecedente no declarado
Los antecedentes recibidos muestran una enfermedad anterior que no fue declarada.

[salud] Riesgo médico
La enfermedad declarada, según los informes recibidos, no permite aceptar la postulación.

[salud] Restricción por preexistencia
La enfermedad declarada es anterior al contrato y sigue en tratamiento.

[renta] Renta sin respaldo
Los papeles recibidos no acreditan la renta declarada.

[renta] Renta insuficiente
La renta acreditada no alcanza para el total pactado con este plan.`

/** Texts of papers beside their figures: placeholders for the insurer's own words, without invented law. */

const cartasDeEjemplo = [
  'Resultado 2\nLas restricciones valen desde que el contrato comienza, y solo si usted las acepta.',
  'Resultado 4\nPuede pedir por escrito los antecedentes en que se funda esta decisión.',
  'Resultado 5\nPuede pedir por escrito los antecedentes en que se funda esta decisión.',
].join('\n\n')

const condicionesDeEjemplo = [
  'En este lugar la isapre publica las condiciones generales del contrato de salud.',
  'El precio de esta página es el del día de la cotización y se reajusta como dicen las condiciones generales.',
].join('\n\n')

const notificacionDeEjemplo =
  'Se informa a la entidad pagadora la cotización pactada por el afiliado, para que la descuente de su remuneración o pensión y la entere en la isapre. La redacción del Formulario Único de Notificación es la que fija la autoridad y la isapre publica en este lugar.'

const lugaresDeEjemplo = 'En este lugar la isapre publica dónde y cómo se paga: en línea, con transferencia o en caja.'

/** Example of each text, used until the operator loads another. */
const ejemplos: Readonly<Record<ClaseTexto, { readonly titulo: string; readonly cuerpo: string }>> = {
  preguntasDS: { titulo: 'Declaración de Salud', cuerpo: preguntasDeEjemplo },
  declaracionJurada: { titulo: 'Declaración jurada de carga médica', cuerpo: juradaDeEjemplo },
  circularConyuge: { titulo: 'Circular del cónyuge (Ley 21.337)', cuerpo: circularDeEjemplo },
  motivosContraloria: { titulo: 'Motivos de contraloría', cuerpo: motivosDeEjemplo },
  autorizacionPrevired: { titulo: 'Autorización para consultar PreviRed', cuerpo: previredDeEjemplo },
  consideraciones: { titulo: 'Antes de declarar', cuerpo: consideracionesDeEjemplo },
  firmaDeclaracion: { titulo: 'Firma de la Declaración de Salud', cuerpo: firmaDeEjemplo },
  respuestaRestricciones: { titulo: 'Respuesta a las restricciones', cuerpo: restriccionesDeEjemplo },
  firmaContrato: { titulo: 'Firma del contrato', cuerpo: contratoDeEjemplo },
  mandatoPago: { titulo: 'Mandato de pago', cuerpo: mandatoDeEjemplo },
  cartaResultado: { titulo: 'Lo que dice la ley', cuerpo: cartasDeEjemplo },
  condicionesGenerales: { titulo: 'Condiciones generales', cuerpo: condicionesDeEjemplo },
  notificacionEntidad: { titulo: 'Notificación a la entidad pagadora', cuerpo: notificacionDeEjemplo },
  lugaresDePago: { titulo: 'Dónde y cómo se paga', cuerpo: lugaresDeEjemplo },
}

/** Date from which an example is valid: before any sale. */
const DESDE_SIEMPRE = '2000-01-01'

/** Loads the example of each text without a version. */
export async function seedTextos(db: Db, clock: Clock): Promise<void> {
  const publicadas = await readClasesConTexto(db)
  for (const clase of nombresDeClase.filter((una) => !publicadas.has(una))) {
    const texto = ejemplos[clase]
    await insertTexto(db, {
      clase,
      ...texto,
      huella: huellaDeTexto(texto),
      version: 1,
      ejemplo: true,
      vigenteDesde: DESDE_SIEMPRE,
      por: 'sistema',
      en: clock.ahora(),
    })
  }
}
