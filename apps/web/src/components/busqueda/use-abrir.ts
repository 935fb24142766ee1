import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useState } from 'react'
import { messageOf } from '../../lib/api/errors.ts'
import { Halt } from '../../lib/api/must.ts'
import { stillHere } from '../../lib/browser/use-way-on.ts'
import { showVenta } from '../../lib/sale/show-venta.ts'
import { useIrA } from '../../lib/session/session.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/**
 * Opens the sale of a prospect at its current step; a refusal is shown in a dialog. `antes`: runs once the step is
 * known.
 */
export function useAbrir(antes: () => void = () => undefined) {
  const irA = useIrA()
  const message = useMessage()
  const [abriendo, setAbriendo] = useState<number | null>(null)

  const open = async (prospectoId: number) => {
    const isHere = stillHere()
    setAbriendo(prospectoId)
    try {
      const to = await showVenta({ prospectoId })
      // Do not redirect a user who left the screen meanwhile
      if (!isHere()) return
      antes()
      await irA('dashboard', to)
    } catch (error) {
      const { text } = carteraMessages.redirectFailed
      await message(error instanceof Halt ? error.message : messageOf(error, text))
    } finally {
      setAbriendo(null)
    }
  }

  return { abriendo, open: (prospectoId: number) => void open(prospectoId) }
}
