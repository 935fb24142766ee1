import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useLeaveGuard } from '../../../../components/dialogs/use-leave-guard.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../declaracion.module.css'

const question = { text: m.salirSinEnviar.text, accept: 'Salir', cancel: 'Quedarse' }

/** How many answers have not arrived; leaving them is asked first. */
export function PorEnviar({ count }: { readonly count: number }) {
  const confirm = useConfirm()
  const holding = count > 0
  useLeaveGuard({ holds: () => holding, holding, mayLeave: () => confirm(question) })
  if (!holding) return null
  return (
    <div className={classes.told}>
      <Notice>
        <b>{count === 1 ? '1 respuesta por enviar' : `${count} respuestas por enviar`}.</b> {m.porEnviar.text}
      </Notice>
    </div>
  )
}
