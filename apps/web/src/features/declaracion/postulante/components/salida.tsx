import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'

interface SalidaProps {
  readonly label: string
  /** Why they cannot leave yet. */
  readonly noSalio: string | null
  readonly onSalir: () => void
}

/** The way out, at the foot of each screen. */
export function Salida({ label, noSalio, onSalir }: SalidaProps) {
  return (
    <>
      {noSalio && <Notice tone="bad">{noSalio}</Notice>}
      <Button kind="quiet" onClick={onSalir}>
        {label}
      </Button>
    </>
  )
}
