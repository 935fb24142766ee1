import type { ReplyOf } from '../api/call.ts'

/** User account, as the console lists it. */
export type Usuario = NonNullable<ReplyOf<'obtenerUsuario'>>
