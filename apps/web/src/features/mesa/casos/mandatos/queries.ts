import type { ReplyOf } from '../../../../lib/api/call.ts'
import { useDecision } from '../../../../lib/use-call.ts'

export type Mandato = ReplyOf<'obtenerMandatos'>['filas'][number]

export const useRegistrar = () => useDecision('registrarMandato')
export const useRevocar = () => useDecision('revocarMandato')
