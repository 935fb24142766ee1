import { event } from '../../event.ts'

/** A user is about to have this e-mail: another it had not before. */
export const correoDeUsuarioPorGuardar = event<{ readonly correo: string }>('correo-de-usuario-por-guardar')
