import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { Range } from '../range.ts'
import { Descarga } from './descarga.tsx'
import { Direccion } from './direccion.tsx'
import classes from './privado.module.css'
import { useCalendarioPrivado } from './queries.ts'

interface PrivadoDialogProps {
  readonly range: Range
  readonly onClose: () => void
}

export function PrivadoDialog({ range, onClose }: PrivadoDialogProps) {
  const reader = useReader('Solo un asesor tiene una dirección de su agenda.')
  return (
    <Dialog
      title="Mi calendario en otros programas"
      wide
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <section className={classes.part}>
        <h3>Dirección privada</h3>
        <p>
          Péguela en Google Calendar, Outlook o el teléfono, como calendario por dirección (URL), y su agenda aparece
          allí siempre al día. Quien la tenga ve la hora de sus citas y el nombre e inicial de cada persona; nunca datos
          de salud ni comentarios.
        </p>
        {reader ? <Notice tone="info">{reader}</Notice> : <Propia />}
      </section>
      <section className={classes.part}>
        <h3>Archivo</h3>
        <Descarga range={range} />
      </section>
    </Dialog>
  )
}

function Propia() {
  const calendario = useCalendarioPrivado()
  return (
    <Loaded of={calendario} failure={salidasMessages.calendarioFailed.text} ghost={<SkeletonLines count={2} />}>
      {(estado) => <Direccion estado={estado} />}
    </Loaded>
  )
}
