import { useDecision } from '../../../../lib/use-call.ts'

export const useRegistrar = () => useDecision('registrarRechazo')
export const useLevantar = () => useDecision('levantarRechazo')
export const useRetomar = () => useDecision('retomarRechazo')
