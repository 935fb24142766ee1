import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { type ApiRefusal, isRefusal } from '../../../../lib/api/errors.ts'

const avisos = [firmadosMessages.porSuscribir, firmadosMessages.porSuscribirPareja]

const suscribira = (error: unknown): error is ApiRefusal =>
  isRefusal(error, 409) && avisos.some(({ code }) => code === error.codigo)

interface ActoQueSuscribe {
  readonly titulo: string
  /** The words of the button that does it, the contract with it. */
  readonly palabra: string
  /** `suscribe`: it was said that a contract is made by it. `said`: as of any act, it is done. */
  readonly perform: (suscribe: boolean, said: () => void) => Promise<unknown>
  /** Reports the act. */
  readonly hecho: (suscrito: boolean) => void
}

/** Does something by which a contract may be made: the server says so before, and then it is asked. False: it was not done. */
export function useAvisandoContrato() {
  const confirm = useConfirm()
  return async ({ titulo, palabra, perform, hecho }: ActoQueSuscribe): Promise<boolean> => {
    try {
      await perform(false, () => hecho(false))
      return true
    } catch (error) {
      if (!suscribira(error)) throw error
      const question = { title: titulo, text: error.descripcion, accept: palabra }
      return await confirm(question, () => perform(true, () => hecho(true)))
    }
  }
}
