import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import { NoAvanza } from '../../../lib/api/must.ts'
import { verVenta } from '../../../lib/sale/ver-venta.ts'

/** Opens the sale of a prospect where it stands; why it does not open is said in a dialog. */
export function useAbrir() {
  const navigate = useNavigate()
  const message = useMessage()
  const [abriendo, setAbriendo] = useState<number | null>(null)

  const abrir = async (prospectoId: number) => {
    setAbriendo(prospectoId)
    try {
      await navigate(await verVenta({ prospectoId }))
    } catch (error) {
      const { text } = carteraMessages.redirectFailed
      await message(error instanceof NoAvanza ? error.message : messageOf(error, text))
    } finally {
      setAbriendo(null)
    }
  }

  return { abriendo, abrir: (prospectoId: number) => void abrir(prospectoId) }
}
