import { event } from '../../../event.ts'
import type { Declaracion } from '../read-model.ts'

/** An invitation was annulled by its advisor, or because its person gets another declaration: what hung on it ends with it. */
export const invitacionReemplazada = event<{ readonly declaracionId: number }>('invitacion-reemplazada')

/** Who opened an invitation was three times not its applicant: prospect and declaration are locked. */
export const autenticacionFallida = event<Declaracion>('autenticacion-fallida')
