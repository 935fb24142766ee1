import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { Halt } from '../../lib/api/must.ts'
import { useWayOn } from '../../lib/browser/use-way-on.ts'
import { goTo } from '../../lib/routes.ts'
import { iniciarDSManual, trasGenerar } from '../../lib/sale/iniciar-ds-manual.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { useWork } from '../../lib/use-call.ts'
import { useAction } from '../actions/use-action.ts'
import { useConfirm, useMessage } from '../dialogs/dialogs-provider.tsx'

/** Label of the button: an existing DS is opened and stays as it is. */
export const generateOrOpen = ({ declaracionSaludId }: Pick<Venta, 'declaracionSaludId'>): string =>
  declaracionSaludId === null ? 'Generar DS manual' : 'Abrir la DS manual'

/** Whether the button leads anywhere from this screen. */
export const ofreceDS = ({ dsManual, declaracionSaludId }: Venta, here: string): boolean =>
  dsManual && (declaracionSaludId === null || here !== goTo('postulantBackground'))

/** 'Generar DS' of a manual sale: the server checks and creates it, then the holder's background (spec 2 §2, §4), or its result where it repeats another. */
export function useGenerarDS(prospectoId: number) {
  const navigate = useWayOn()
  const message = useMessage()
  const confirm = useConfirm()
  const generar = useWork((id: number) => iniciarDSManual(id, confirm), ['iniciarDSManual'])
  return useAction(async () => {
    try {
      const generada = await generar.mutateAsync(prospectoId)
      if (generada) await navigate(trasGenerar(prospectoId, generada))
    } catch (error) {
      if (!(error instanceof Halt)) throw error
      await message(error.message)
    }
  }, declaracionMessages.dsManualFailed.text)
}
