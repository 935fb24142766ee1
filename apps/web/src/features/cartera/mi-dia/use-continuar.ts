import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useRef, useState } from 'react'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { useDecirDetencion } from '../../../components/mandato/use-decir-detencion.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
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
  const navigate = useWayOn()
  const decir = useDecirDetencion()
  const confirm = useConfirm()
  const writes = useReader() === null
  const [abriendo, setAbriendo] = useState<AsuntoDelDia | null>(null)
  // a second press may come before the first is drawn
  const underWay = useRef(false)

  const open = async (asunto: AsuntoDelDia) => {
    if (underWay.current) return
    underWay.current = true
    setAbriendo(asunto)
    try {
      if (writes && (await revisar(asunto, confirm)) === null) return
      await navigate(await verVenta(asunto))
    } catch (error) {
      await decir(error, asunto.prospectoId, carteraMessages.redirectFailed.text)
    } finally {
      underWay.current = false
      setAbriendo(null)
    }
  }

  return { abriendo, continuar: (asunto: AsuntoDelDia) => void open(asunto) }
}
