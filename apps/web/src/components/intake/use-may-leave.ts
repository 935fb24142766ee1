import { useContext } from 'react'
import { IntakeContext } from '../../lib/intake/use-intake.ts'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'

const question = {
  text: 'Hay archivos que todavía no se guardan. Si sale ahora, no quedan guardados.',
  accept: 'Salir sin guardarlos',
  cancel: 'Quedarse',
}

/** Asks whether to leave unsent files; without any it does not ask. */
export function useMayLeave(): () => Promise<boolean> {
  const queue = useContext(IntakeContext)
  const confirm = useConfirm()
  return async () => !queue?.rows.underWay() || (await confirm(question))
}
