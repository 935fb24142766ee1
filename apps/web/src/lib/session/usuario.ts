import type { ReplyOf } from '../api/call.ts'

/** Who may log in, as the console lists them. */
export type Usuario = ReplyOf<'obtenerUsuarios'>[number]
