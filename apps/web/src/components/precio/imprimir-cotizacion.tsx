import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { callFile } from '../../lib/api/call.ts'
import { openInTab } from '../../lib/files.ts'
import { useLugar } from '../../lib/sale/lugar.tsx'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { useAction } from '../actions/use-action.ts'

interface ImprimirCotizacionProps {
  readonly prospectoId: number
  /** Why the quote is none to be shown yet; null: it is. */
  readonly reason?: string | null
}

/** The quote that stands on paper, with the annex that tells why it costs what it costs. */
export function ImprimirCotizacion({ prospectoId, reason = null }: ImprimirCotizacionProps) {
  const { lugar } = useLugar()
  const { busy, run } = useAction(
    () => openInTab(() => callFile('descargarCotizacion', { prospectoId, ...lugar })),
    planesMessages.papelFailed.text,
  )
  return (
    <ReasonedButton side="bottom" reason={reason} busy={busy} onClick={() => run()}>
      Imprimir
    </ReasonedButton>
  )
}
