import { event } from '../../../event.ts'
import type { Declaracion } from '../read-model.ts'

/** An invitation was annulled by its advisor or replaced by a newer declaration: listeners close its rejections. */
export const invitacionReemplazada = event<{ readonly declaracionId: number }>('invitacion-reemplazada')

/** Identification failed three times on an invitation; prospect and declaration are locked. */
export const autenticacionFallida = event<Declaracion>('autenticacion-fallida')
