import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { callFile } from '../../lib/api/call.ts'
import { openInTab } from '../../lib/files.ts'
import { useLugar } from '../../lib/sale/lugar.tsx'
import { useOffers } from '../../lib/session/session.ts'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Notice } from '../feedback/notice.tsx'

interface ImprimirCotizacionProps {
  readonly prospectoId: number
  /** Why the quote cannot be shown yet; null: it can. */
  readonly reason?: string | null
}

/** Button for the printed quote, with the annex that explains its price. */
export function ImprimirCotizacion({ prospectoId, reason = null }: ImprimirCotizacionProps) {
  const { lugar } = useLugar()
  const { busy, run } = useAction(
    () => openInTab(() => callFile('descargarCotizacion', { prospectoId, ...lugar })),
    planesMessages.papelFailed.text,
  )
  if (!useOffers('descargarCotizacion')) return null
  return (
    <ReasonedButton side="bottom" reason={reason} busy={busy} onClick={() => run()}>
      Imprimir
    </ReasonedButton>
  )
}

interface DeOtroDiaProps {
  /** Date of the choice, DD-MM-YYYY; '': not known. */
  readonly fecha: string
  /** Today by the server's pricing; by the browser's clock where nothing is priced beside it. */
  readonly hoy?: string | undefined
}

/** A choice of another day keeps the price of that day, until it is confirmed. */
export function DeOtroDia({ fecha, hoy = aDDMMYYYY(todayInSantiago()) }: DeOtroDiaProps) {
  if (fecha === '' || fecha === hoy) return null
  return (
    <Notice>
      <b>Es el precio del {fecha}.</b> Al confirmar se calcula el de hoy y, si es otro, se le pregunta; también puede
      elegir el plan otra vez.
    </Notice>
  )
}
