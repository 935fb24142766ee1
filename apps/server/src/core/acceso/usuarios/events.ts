import { event } from '../../event.ts'

/** A user may come in no more. */
export const usuarioDesactivado = event<{ readonly usuarioId: number }>('usuario-desactivado')

/** A user is about to have this e-mail: another it had not before. */
export const correoDeUsuarioPorGuardar = event<{ readonly correo: string }>('correo-de-usuario-por-guardar')
