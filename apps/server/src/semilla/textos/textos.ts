import { type ClaseTexto, nombresDeClase } from '@alerce/domain/base/textos/clases'
import { huellaDeTexto } from '../../core/base/textos/huella-de-texto.ts'
import { ultimaVersion } from '../../core/base/textos/read-model.ts'
import { insertarTexto } from '../../core/base/textos/repository.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { circularDeEjemplo } from './circular.ts'
import { cartasDeEjemplo, condicionesDeEjemplo, lugaresDeEjemplo, notificacionDeEjemplo } from './de-los-papeles.ts'
import {
  consideracionesDeEjemplo,
  contratoDeEjemplo,
  firmaDeEjemplo,
  mandatoDeEjemplo,
  previredDeEjemplo,
  restriccionesDeEjemplo,
} from './del-postulante.ts'
import { juradaDeEjemplo } from './jurada.ts'
import { motivosDeEjemplo } from './motivos.ts'
import { preguntasDeEjemplo } from './preguntas.ts'

/** Our own wording of each text: an example, which the operator's takes the place of. */
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

/** The day from which an example holds: before any sale. */
const DESDE_SIEMPRE = '2000-01-01'

/** Loads the example of each text of which there is no version. */
export async function sembrarTextos(db: Db, clock: Clock): Promise<void> {
  for (const clase of nombresDeClase) {
    if ((await ultimaVersion(db, clase)) > 0) continue
    const texto = ejemplos[clase]
    await insertarTexto(db, {
      ...{ clase, ...texto, huella: huellaDeTexto(texto), version: 1, ejemplo: true },
      ...{ vigenteDesde: DESDE_SIEMPRE, por: 'sistema', en: clock.ahora() },
    })
  }
}
