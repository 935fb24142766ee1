import { anterioresOperations } from './anteriores.ts'
import { circularOperations } from './circular.ts'
import { contraloriaOperations } from './contraloria.ts'
import { cotizanteOperations } from './cotizante.ts'
import { declaracionOperations as propias } from './declaracion.ts'
import { evaluacionOperations } from './evaluacion.ts'
import { invitacionOperations } from './invitacion.ts'
import { juradasOperations } from './juradas.ts'
import { motivosOperations } from './motivos.ts'
import { postulantesOperations } from './postulantes.ts'
import { preguntasOperations } from './preguntas.ts'
import { resueltasOperations } from './resueltas.ts'
import { reusoOperations } from './reuso.ts'
import { tomaOperations } from './toma.ts'

/** The declaration of health, from its creation to its result. */
export const declaracionOperations = [
  ...propias,
  ...reusoOperations,
  ...invitacionOperations,
  ...postulantesOperations,
  ...cotizanteOperations,
  ...preguntasOperations,
  ...juradasOperations,
  ...circularOperations,
  ...evaluacionOperations,
  ...contraloriaOperations,
  ...tomaOperations,
  ...resueltasOperations,
  ...anterioresOperations,
  ...motivosOperations,
] as const
