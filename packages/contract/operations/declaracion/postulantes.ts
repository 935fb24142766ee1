import { cambioDeCorreoOperations } from './cambio-de-correo.ts'
import { postulanteOperations } from './postulante.ts'
import { postulanteEntradaOperations } from './postulante-entrada.ts'
import { postulantePapelesOperations } from './postulante-papeles.ts'
import { postulanteResultadoOperations } from './postulante-resultado.ts'

/** The applicant's own page: who they are, what they answer and accept, and what becomes of it. */
export const postulantesOperations = [
  ...postulanteEntradaOperations,
  ...cambioDeCorreoOperations,
  ...postulanteOperations,
  ...postulantePapelesOperations,
  ...postulanteResultadoOperations,
] as const
