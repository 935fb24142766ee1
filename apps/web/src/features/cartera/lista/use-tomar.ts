import { failures } from '@alerce/contract/messages/failures'
import { useRef, useState } from 'react'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { useDecirDetencion } from '../../../components/mandato/use-decir-detencion.ts'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { verVenta } from '../../../lib/sale/ver-venta.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { agendar, gestionar, seguir, verAgenda } from './gestionar.ts'
import type { Prospecto } from './queries.ts'

type Accion = 'gestionar' | 'agendar' | 'seguir'

/** Where each action leads whoever may change the case, and whoever only reads it: to look, without a mark. */
const acts = { gestionar, agendar, seguir }
const looks = { gestionar: verVenta, agendar: verAgenda, seguir: verVenta }

/** The actions of a card, one at a time; what stops one is said in a dialog. */
export function useTomar(prospecto: Prospecto) {
  const navigate = useWayOn()
  const decir = useDecirDetencion()
  const confirm = useConfirm()
  const writes = useReader() === null
  const [busy, setBusy] = useState<Accion | null>(null)
  // a second press may come before the first is drawn
  const underWay = useRef(false)

  const take = async (accion: Accion) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(accion)
    try {
      const ruta = await (writes ? acts : looks)[accion](prospecto, confirm)
      if (ruta !== null) await navigate(ruta)
    } catch (error) {
      await decir(error, prospecto.prospectoId, failures.unexpected.text)
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }

  const press = (accion: Accion) => () => void take(accion)
  return { busy, gestionar: press('gestionar'), agendar: press('agendar'), seguir: press('seguir') }
}
