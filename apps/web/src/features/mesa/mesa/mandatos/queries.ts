import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useWrite } from '../../../../lib/use-call.ts'

export type Mandato = ReplyOf<'obtenerMandatos'>['filas'][number]

export const useRegistrar = () => useWrite('registrarMandato')
export const useRevocar = () => useWrite('revocarMandato')
