import { common } from '@alerce/contract/messages/common'
import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { whenPageIsOld } from '../../../lib/api/session-token.ts'
import { useSession } from '../../../lib/session/session.ts'
import { type FinAnunciado, useVigencia } from './use-vigencia.ts'

/** Another session began in this browser, and this page did not hear of it: it is offered to be loaded again. */
function useOldPage(): void {
  const message = useMessage()
  const telling = useRef(false)
  useEffect(
    () =>
      whenPageIsOld(() => {
        if (telling.current) return
        telling.current = true
        void message(common.csrf.text, 'info', 'Recargar').then((reload) => {
          telling.current = false
          if (reload) window.location.reload()
        })
      }),
    [message],
  )
}

interface AvisoDialogProps {
  readonly aviso: FinAnunciado
  /** Goes on working, or has read it. */
  readonly onAnswer: () => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** Milliseconds as mm:ss, rounded up: 00:00 is the end itself. */
function mmss(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

const kept = 'Lo que escribe queda guardado: al ingresar de nuevo seguirá donde estaba.'

/** Warning five minutes before a session ends: reason, time, and button. */
function AvisoDialog({ aviso, onAnswer }: AvisoDialogProps) {
  const footer = (
    <Button kind="primary" data-first onClick={onAnswer}>
      {aviso.motivo === 'I' ? 'Seguir trabajando' : 'Entendido'}
    </Button>
  )
  return (
    <Dialog title="Su sesión está por cerrarse" role="alertdialog" onClose={onAnswer} footer={footer}>
      <p>{reasonOf(aviso)}</p>
      <p>{kept}</p>
    </Dialog>
  )
}

function reasonOf({ motivo, en, queda }: FinAnunciado): ReactNode {
  if (motivo === 'I') {
    return (
      <>
        Se cerrará por inactividad en <b role="timer">{mmss(queda)}</b>.
      </>
    )
  }
  const hora = horaEnSantiago(en).slice(0, 5)
  return motivo === 'N'
    ? `A las ${hora} se cerrará por el cambio de día.`
    : `A las ${hora} se cerrará porque completa 12 horas de actividad hoy.`
}

/** Stands in the shell of every entry: nothing to see until the session is about to end, or another began in its place. */
export function Vigencia() {
  useOldPage()
  const { aviso, answer } = useVigencia(useSession())
  return aviso && <AvisoDialog aviso={aviso} onAnswer={answer} />
}
