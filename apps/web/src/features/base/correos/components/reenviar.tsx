import { correosMessages } from '@alerce/contract/messages/base/correos'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useReenviar, useReenviarTodos } from '../queries.ts'

const { reenviarFailed } = correosMessages

/** Sends an abandoned mail again: its address may be corrected, or the server may work again. */
export function Reenviar({ correoId, tell }: { readonly correoId: number; readonly tell: Tell }) {
  const { mutateAsync: reenviar } = useReenviar()
  const { busy, run } = useAction(async () => {
    await reenviar({ correoId }, () => tell('El correo vuelve a la cola de envío.'))
  }, reenviarFailed.text)
  return (
    <div>
      <Button busy={busy} onClick={() => run()}>
        Reenviar
      </Button>
    </div>
  )
}

const dicho = (reenviados: number): string =>
  reenviados === 1 ? '1 correo vuelve a la cola de envío.' : `${reenviados} correos vuelven a la cola de envío.`

/** All that were given up. */
export function ReenviarTodos({ tell }: { readonly tell: Tell }) {
  const { mutateAsync: reenviarTodos } = useReenviarTodos()
  const { busy, run } = useAction(
    () => reenviarTodos({}, ({ reenviados }) => tell(dicho(reenviados))),
    reenviarFailed.text,
  )
  return (
    <Button busy={busy} onClick={() => run()}>
      Reenviar todos los que fallaron
    </Button>
  )
}
