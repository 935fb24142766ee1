import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { Button } from '../../../../../components/actions/button.tsx'
import { Dialog } from '../../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../../components/feedback/skeletons.tsx'
import { IntakeProvider } from '../../../../../components/intake/intake-provider.tsx'
import { useMayLeave } from '../../../../../components/intake/use-may-leave.ts'
import type { DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { useIrregularidad } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'
import { DevolverDialog } from './devolver-dialog.tsx'
import { LoDicho } from './lo-dicho.tsx'

interface RevisarDialogProps {
  readonly irregularidadId: number
  /** It goes back to the advisor: what is still wrong is being written. */
  readonly devolviendo: boolean
  readonly onDevolver: (devolviendo: boolean) => void
  readonly onClosed: (nombre: string, suscrito: boolean) => void
  readonly onReturned: (nombre: string) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** One irregularity at the desk: what is wrong, what shows it, what the advisor says, and what becomes of it. */
export const RevisarDialog = (props: RevisarDialogProps) => (
  <IntakeProvider>
    <Opened {...props} />
  </IntakeProvider>
)

function Opened({ irregularidadId, devolviendo, onDevolver, onClosed, onReturned, ...out }: RevisarDialogProps) {
  const irregularidad = useIrregularidad(irregularidadId)
  const { data } = irregularidad
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) out.onClose()
  }
  if (data && devolviendo)
    return (
      <DevolverDialog
        irregularidad={data}
        onReturned={() => onReturned(data.nombre)}
        onSent={out.onClose}
        onClose={() => onDevolver(false)}
        onLetGo={out.onLetGo}
      />
    )
  const footer = (
    <>
      <Button onClick={() => void close()}>Volver a la lista</Button>
      {data?.corregida && data.cerrada === null && <Button onClick={() => onDevolver(true)}>Devolver al asesor</Button>}
      {data && data.cerrada === null && (
        <CerrarButton
          irregularidadId={irregularidadId}
          nombre={data.nombre}
          desde={data.corregida ?? data.abierta}
          que={`${data.descripcion}, ${data.detalle}`}
          onClosed={(suscrito) => onClosed(data.nombre, suscrito)}
          onGone={out.onClose}
        />
      )}
    </>
  )
  return (
    <Dialog
      title={data ? `Irregularidad de ${data.nombre}` : 'Irregularidad'}
      wide
      onClose={() => void close()}
      footer={footer}
    >
      <Loaded
        of={irregularidad}
        failure={irregularidadMessages.irregularidadesFailed.text}
        ghost={<SkeletonLines count={4} />}
      >
        {(una) => <LoDicho of={una} />}
      </Loaded>
    </Dialog>
  )
}
