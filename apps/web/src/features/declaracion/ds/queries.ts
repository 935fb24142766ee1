import { useQueryClient } from '@tanstack/react-query'
import { call, callFile, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWork, useWrite } from '../../../lib/use-call.ts'

export type CompensadoDeDS = ReplyOf<'obtenerBeneficiariosCompensados'>['listaCompensados'][number]

export const useIsapres = () => useRead('isapres', {}, { reference: true })
export const useCotizante = (identificador: number) => useRead('obtenerAntecedentesCotizante', { identificador })
export const usePersonas = (identificador: number) => useRead('obtenerBeneficiariosDS', { identificador })
export const useCompensados = (identificador: number) => useRead('obtenerBeneficiariosCompensados', { identificador })
export const usePreguntas = (identificador: number) => useRead('obtenerPreguntasDS', { identificador })
/** Reads the questions again, with the saved answers. */
export function useReleerPreguntas(identificador: number): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['obtenerPreguntasDS', { identificador }] })
}
export const useJuradas = (identificador: number) => useRead('obtenerDocsCargasMedicas', { identificador })
export const useCircular = (identificador: number) => useRead('obtenerConyugeCircular', { identificador })
export const useProspecto = (prospectoId: number) => useRead('obtenerDatosProspecto', { prospectoId })
export const useResumenPlan = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })

export const useGuardarCotizante = () => useWrite('guardarAntecedentesCotizante')
export const useGuardarBeneficiarios = () => useWrite('guardarBeneficiariosDS')
export const useGuardarCompensados = () => useWrite('guardarBeneficiariosCompensados')
/** A save refused because the questions or the circular changed reads them again. */
const leidas = { decided: true }
export const useGuardarRespuesta = () =>
  useWork((of: PayloadOf<'guardarRespuestaDS'>) => call('guardarRespuestaDS', of), ['guardarRespuestaDS'], leidas)
export const useAbrirJurada = () => useWrite('abrirJurada')
/** The paper that was opened. */
export const readJurada = (id: number): Promise<Blob> => callFile('descargarJurada', { id })
export const useAceptarJurada = () => useWrite('aceptarDocCargaMedica')
export const useConfirmarCircular = () =>
  useWork(
    (of: PayloadOf<'confirmarConyugeCircular'>) => call('confirmarConyugeCircular', of),
    ['confirmarConyugeCircular'],
    leidas,
  )
export const useGuardarEtapa = () => useWrite('guardarEtapa')
export const useEnviarDS = () => useWrite('enviarDS')
export const useDiagnosticos = (texto: string, enabled: boolean) =>
  useRead('buscarDiagnosticos', { texto }, { enabled })
