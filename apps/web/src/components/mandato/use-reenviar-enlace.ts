import { mandatoMessages } from '@alerce/contract/messages/contrato/mandato'
import { useWrite } from '../../lib/use-call.ts'
import { useAction } from '../actions/use-action.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

/** Mails the applicant the link of their payment mandate again, and says that it left. */
export function useReenviarEnlace() {
  const message = useMessage()
  const { mutateAsync } = useWrite('reenviarEnlaceMandato')
  return useAction(async (prospectoId: number) => {
    await mutateAsync({ prospectoId })
    await message(mandatoMessages.enlaceEnviado.text, 'ok')
  }, mandatoMessages.enlaceNoEnviado.text)
}
