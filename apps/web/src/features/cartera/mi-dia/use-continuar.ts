import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useAbrirVenta } from '../../../components/sale/use-abrir-venta.ts'
import type { AskFirst } from '../../../lib/sale/iniciar-ds-manual.ts'
import { verVenta } from '../../../lib/sale/ver-venta.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import type { AsuntoDelDia } from './queries.ts'

/** What must hold before a sale may be taken in hand; null: whoever was asked said no. Throws Halt. */
export type CheckAsunto = (asunto: AsuntoDelDia, preguntar: AskFirst) => Promise<string | null>

/**
 * Opens a sale where it stands, one at a time. Who may change it passes first what Gestionar asks for; who only reads
 * looks, without a mark. Why it does not open is said in a dialog.
 */
export function useContinuar(revisar: CheckAsunto) {
  const { abriendo, abrir } = useAbrirVenta<AsuntoDelDia>(carteraMessages.redirectFailed.text)
  const writes = useReader() === null
  const continuar = (asunto: AsuntoDelDia) =>
    void abrir(asunto, asunto.prospectoId, async (preguntar) =>
      writes && (await revisar(asunto, preguntar)) === null ? null : await verVenta(asunto),
    )
  return { abriendo, continuar }
}
