import type { ReplyOf } from '../api/call.ts'

/** Who may log in, as the console lists them. */
export type Usuario = NonNullable<ReplyOf<'obtenerUsuario'>>
