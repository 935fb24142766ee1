import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { saveAs } from '../../../../lib/files.ts'
import { leerContrato } from '../queries.ts'

interface DescargarContratoProps {
  readonly identificador: number
  readonly folioDS: Declaracion['venta']['folioDS']
  /** Why there is nothing to download yet; null: there is. */
  readonly pending: string | null
}

/** All the papers of the contract in one file. */
export function DescargarContrato({ identificador, folioDS, pending }: DescargarContratoProps) {
  const { run, busy } = useAction(
    async () => saveAs(await leerContrato(identificador), `contrato-${folioDS ?? identificador}.pdf`),
    documentosMessages.downloadFailed.text,
  )
  return (
    <ReasonedButton reason={pending} side="bottom" busy={busy} onClick={() => run()}>
      Descargar contrato
    </ReasonedButton>
  )
}
