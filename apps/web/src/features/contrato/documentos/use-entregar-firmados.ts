import { firmadosMessages, textosDeDetencionDeFirmados } from '@alerce/contract/messages/contrato/firmados'
import { useAction } from '../../../components/actions/use-action.ts'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useUnsettled } from '../../../components/intake/use-unsettled.ts'
import { type Firmados, useFirmados } from '../../../lib/adjuntos/firmados.ts'
import { useEnviarFirmados } from './queries.ts'

const words = (firmados: Firmados | undefined, failed: boolean): string | null => {
  if (!firmados) return failed ? firmadosMessages.leerFailed.text : 'Leyendo los documentos firmados.'
  return firmados.detencion && textosDeDetencionDeFirmados[firmados.detencion].text
}

/** The signed papers of a sale, and handing them to the desk. `closed`: why that cannot be done now; null: it can. */
export function useEntregarFirmados(identificador: number) {
  const firmados = useFirmados(identificador)
  const { mutateAsync: enviar } = useEnviarFirmados()
  const message = useMessage()
  const unsettled = useUnsettled()
  const { busy, run } = useAction(async () => {
    await enviar({ identificador })
    await message(firmadosMessages.enviados.text, 'ok')
  }, firmadosMessages.enviarFailed.text)
  return { firmados, closed: unsettled ?? words(firmados.data, firmados.isError), busy, run }
}
