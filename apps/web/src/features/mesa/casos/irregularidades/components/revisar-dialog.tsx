import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { useState } from 'react'
import { Button } from '../../../../../components/actions/button.tsx'
import { Dialog } from '../../../../../components/dialogs/dialog.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../../components/feedback/skeletons.tsx'
import { IntakeProvider } from '../../../../../components/intake/intake-provider.tsx'
import { useMayLeave } from '../../../../../components/intake/use-may-leave.ts'
import { Evidencias } from '../../../../../components/irregularidad/evidencias.tsx'
import type { DeskDialogProps } from '../../../../../components/mesa/desk-dialog.tsx'
import { Cuando } from '../../../../../components/values/cuando.tsx'
import { Beside } from '../../../../../components/visor/visor.tsx'
import { Cedula } from '../../cedula.tsx'
import { type Irregularidad, useDevolver, useIrregularidad } from '../queries.ts'
import { CerrarButton } from './cerrar-button.tsx'
import { MotivoDialog, type MotivoDialogProps } from './motivo-dialog.tsx'

interface RevisarDialogProps {
  readonly irregularidadId: number
  /** True while the user writes the text that hands it back to the advisor. */
  readonly devolviendo: boolean
  readonly onDevolver: (devolviendo: boolean) => void
  readonly onClosed: (nombre: string, suscrito: boolean) => void
  readonly onReturned: (nombre: string) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

interface DevolverDialogProps extends Pick<MotivoDialogProps, 'onSent' | 'onClose' | 'onLetGo'> {
  readonly irregularidad: Irregularidad
  /** Reports that the advisor has it again. */
  readonly onReturned: () => void
}

/** Dialog that hands an irregularity back with the problem that remains. */
function DevolverDialog({ irregularidad, onReturned, ...out }: DevolverDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  // Hand back the correction that was read: a newer one may arrive while the text is written. Without a correction the
  // server refuses
  const [corregida] = useState(irregularidad.corregida ?? irregularidad.abierta)
  const { mutateAsync: devolver } = useDevolver()
  return (
    <MotivoDialog
      title={`Devolver la irregularidad de ${nombre}`}
      action="Devolver"
      draft={`devolver-irregularidad:${irregularidadId}:${corregida}`}
      send={({ motivo }) => devolver({ irregularidadId, motivo, corregida }, onReturned)}
      {...out}
    />
  )
}

/** Texts and files of both sides of an irregularity. */
function LoDicho({ of }: { readonly of: Irregularidad }) {
  const {
    prospectoId,
    irregularidadId,
    descripcion,
    detalle,
    motivo,
    nota,
    corregida,
    corregidaPor,
    cerrada,
    cerradaPor,
    evidencias,
  } = of
  return (
    <>
      <p>
        <b>
          {descripcion}: {detalle}.
        </b>{' '}
        {motivo}
      </p>
      {corregida && (
        <Notice tone="info">
          Corregida, en revisión. <Cuando en={corregida} por={corregidaPor ?? ''} />
          {nota && <p>{nota}</p>}
        </Notice>
      )}
      {cerrada && (
        <Notice tone="info">
          Cerrada. <Cuando en={cerrada} por={cerradaPor ?? ''} />
        </Notice>
      )}
      <Beside>
        <Cedula prospectoId={prospectoId} />
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="asesor" propio={false} />
        <Evidencias irregularidadId={irregularidadId} evidencias={evidencias} lado="mesa" propio={cerrada === null} />
      </Beside>
    </>
  )
}

/** Dialog of one irregularity: problem, files, texts of the advisor, and decision. */
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
