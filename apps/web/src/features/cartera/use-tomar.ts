import { carteraMessages } from '@alerce/contract/messages/cartera'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { NoAvanza } from '../../lib/api/must.ts'
import { goTo } from '../../lib/routes.ts'
import { verVenta } from '../../lib/sale/ver-venta.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { gestionar, marcarGestionado } from './gestionar.ts'
import type { Prospecto } from './queries.ts'

/** The two actions of a card; what stops one is said in a dialog. Who only reads is taken there without a mark. */
export function useTomar(prospecto: Prospecto) {
  const navigate = useNavigate()
  const message = useMessage()
  const writes = useReader() === null
  const [busy, setBusy] = useState<'gestionar' | 'agendar' | null>(null)

  const take = async (action: 'gestionar' | 'agendar', find: () => Promise<string>) => {
    setBusy(action)
    try {
      await navigate(await find())
    } catch (error) {
      await message(error instanceof NoAvanza ? error.message : carteraMessages.redirectFailed.text)
    } finally {
      setBusy(null)
    }
  }

  const schedule = async () => {
    if (writes) await marcarGestionado(prospecto.prospectoId)
    return goTo('agenda', { prospectoId: prospecto.prospectoId })
  }

  return {
    busy,
    gestionar: () => void take('gestionar', () => (writes ? gestionar : verVenta)(prospecto)),
    agendar: () => void take('agendar', schedule),
  }
}
