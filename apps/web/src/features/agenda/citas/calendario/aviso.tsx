import { Button } from '../../../../components/actions/button.tsx'
import { Toast } from '../../../../components/feedback/toast.tsx'
import type { AgendaNews } from '../use-aviso.ts'

interface AvisoProps {
  readonly aviso: AgendaNews | null
  readonly onClose: () => void
}

/** What was just done, with the way back. */
export function Aviso({ aviso, onClose }: AvisoProps) {
  const way = aviso?.way
  const press = () => {
    onClose()
    way?.go()
  }
  const action = way && (
    <Button kind="quiet" onClick={press}>
      {way.word}
    </Button>
  )
  return <Toast text={aviso?.text ?? null} nth={aviso?.id ?? 0} action={action} onGone={onClose} />
}
