import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useNavigate } from 'react-router'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { NoAvanza } from '../../../lib/api/must.ts'
import { goTo } from '../../../lib/routes.ts'
import { useIniciarDSManual } from '../../../lib/sale/iniciar-ds-manual.ts'

/** 'Generar DS' of a manual sale: the server checks and creates it, then the holder's background (spec 2 §2, §4). */
export function useGenerarDS(prospectoId: number) {
  const navigate = useNavigate()
  const message = useMessage()
  const iniciar = useIniciarDSManual()

  const press = async () => {
    try {
      const identificador = await iniciar.mutateAsync(prospectoId)
      await navigate(goTo('postulantBackground', { prospectoId, identificador }))
    } catch (error) {
      await message(error instanceof NoAvanza ? error.message : carteraMessages.dsManualFailed.text)
    }
  }

  return { press, busy: iniciar.isPending }
}
