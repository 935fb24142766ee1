import { useWrite } from '../../../../lib/use-call.ts'

export const useRegistrar = () => useWrite('registrarRechazo')
export const useLevantar = () => useWrite('levantarRechazo')
export const useRetomar = () => useWrite('retomarRechazo')
