import { useRead, useWrite } from '../../../lib/use-call.ts'

export const useIsapres = () => useRead('isapres', {}, { reference: true })
export const useCotizante = (identificador: number) => useRead('obtenerAntecedentesCotizante', { identificador })
export const usePersonas = (identificador: number) => useRead('obtenerBeneficiariosDS', { identificador })
export const usePreguntas = (identificador: number) => useRead('obtenerPreguntasDS', { identificador })
export const useProspecto = (prospectoId: number) => useRead('obtenerDatosProspecto', { prospectoId })
export const useResumenPlan = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })

export const useGuardarCotizante = () => useWrite('guardarAntecedentesCotizante')
export const useGuardarBeneficiarios = () => useWrite('guardarBeneficiariosDS')
export const useGuardarRespuesta = () => useWrite('guardarRespuestaDS')
export const useGuardarEtapa = () => useWrite('guardarEtapa')
export const useEnviarDS = () => useWrite('enviarDS')
export const useDiagnosticos = (texto: string, enabled: boolean) => useRead('diagnosticos', { texto }, { enabled })
