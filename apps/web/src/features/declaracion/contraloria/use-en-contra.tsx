import { esEnContra, PLAZO_PARA_DESHACER } from '@alerce/domain/declaracion/respuesta'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { Preview } from './components/preview.tsx'
import { resultadoText } from './resultados.ts'

/** Asks before an answer against the applicant, with what will be read; any other answer is asked nothing. */
export function useEnContra(nombre: string) {
  const confirm = useConfirm()
  return async (resultado: number, motivo: string, act: () => Promise<unknown>): Promise<boolean> => {
    if (!esEnContra(resultado)) return await act().then(() => true)
    const text = `${nombre} queda con resultado ${resultadoText(resultado)}. Podrá deshacerlo durante ${PLAZO_PARA_DESHACER} segundos; después sale el aviso al asesor.`
    const question = { title: 'Confirme el resultado', text, accept: 'Registrar resultado', cancel: 'Volver' }
    return await confirm({ ...question, preview: <Preview resultado={resultado} motivo={motivo} /> }, act)
  }
}
