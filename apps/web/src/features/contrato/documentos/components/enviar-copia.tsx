import { copiaDSMessages as m } from '@alerce/contract/messages/contrato/copia-ds'
import { IconMail } from '@tabler/icons-react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from '../documentos.module.css'
import { type Papel, sinArchivo, useEnviarCopia } from '../queries.ts'

interface EnviarCopiaProps {
  readonly identificador: number
  readonly papel: Papel
}

/** Mails the applicant a new link to the copy that only they may read. */
export function EnviarCopia({ identificador, papel }: EnviarCopiaProps) {
  const enviar = useEnviarCopia()
  const reader = useReader()
  const message = useMessage()
  const send = useAction(async () => {
    await enviar.mutateAsync({ identificador })
    await message(m.enviada.text, 'ok')
  }, m.sendFailed.text)
  return (
    <div className={classes.do}>
      <ReasonedButton kind="quiet" reason={reader ?? sinArchivo(papel)} busy={send.busy} onClick={() => send.run()}>
        <IconMail size={16} stroke={1.75} aria-hidden="true" />
        {papel.copia ? 'Enviar otro enlace' : 'Enviar enlace de la copia'}
      </ReasonedButton>
    </div>
  )
}
