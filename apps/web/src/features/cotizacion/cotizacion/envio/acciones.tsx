import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { callFile } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import { Comparar } from '../comparador/comparar.tsx'
import type { Opcion } from '../queries.ts'

interface AccionesProps {
  readonly prospectoId: number
  readonly opciones: readonly Opcion[]
  /** Why the quote is none to be shown yet; null: it is. */
  readonly reason: string | null
}

/** What can be done with a quote besides confirming it: laid beside others, and on paper. */
export function Acciones({ prospectoId, opciones, reason }: AccionesProps) {
  const imprimir = useAction(
    () => openInTab(() => callFile('descargarCotizacion', { prospectoId })),
    planesMessages.papelFailed.text,
  )
  return (
    <>
      <Comparar prospectoId={prospectoId} planes={opciones.map((o) => o.planCotizacionId)} />
      <ReasonedButton side="bottom" reason={reason} busy={imprimir.busy} onClick={() => imprimir.run()}>
        Imprimir
      </ReasonedButton>
    </>
  )
}
