import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { callFile } from '../../../../lib/api/call.ts'
import { saveAs } from '../../../../lib/files.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'

interface DescargarProps {
  readonly prospectoId: number
  readonly planes: string
}

/** The same as a paper, to leave with the client. */
export function Descargar({ prospectoId, planes }: DescargarProps) {
  const { lugar } = useLugar()
  const papel = useAction(
    async () =>
      saveAs(await callFile('descargarComparacion', { prospectoId, planes, ...lugar }), 'comparacion-de-planes.pdf'),
    planesMessages.comparacionFailed.text,
  )
  return (
    <Button busy={papel.busy} onClick={() => papel.run()}>
      Descargar PDF
    </Button>
  )
}
