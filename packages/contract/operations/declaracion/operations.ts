import { circularOperations } from './circular.ts'
import { anterioresOperations } from './contraloria/anteriores.ts'
import { contraloriaOperations } from './contraloria/contraloria.ts'
import { motivosOperations } from './contraloria/motivos.ts'
import { resueltasOperations } from './contraloria/resueltas.ts'
import { tomaOperations } from './contraloria/toma.ts'
import { cotizanteOperations } from './cotizante.ts'
import { declaracionOperations as propias } from './declaracion.ts'
import { evaluacionOperations } from './evaluacion.ts'
import { invitacionOperations } from './invitacion.ts'
import { juradasOperations } from './juradas.ts'
import { postulantesOperations } from './postulantes.ts'
import { preguntasOperations } from './preguntas.ts'
import { reusoOperations } from './reuso.ts'

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
