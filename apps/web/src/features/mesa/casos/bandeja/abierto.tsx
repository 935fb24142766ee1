import {
  type ConstanciaForm,
  constanciaRules,
  type IrregularidadForm,
  irregularidadRules,
  LARGO_CONSTANCIA,
} from '@alerce/contract/forms/mesa/mesa'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { LARGO_DE_MOTIVO } from '@alerce/domain/mesa/irregularidad'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import type { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { CasoField, DeskDialog, type DeskDialogProps } from '../../../../components/mesa/desk-dialog.tsx'
import { Beside } from '../../../../components/visor/visor.tsx'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { Cedula } from '../cedula.tsx'
import type { CambiosDeDevoluciones, DevolucionPendiente } from '../devoluciones/use-cambios.ts'
import { RevisionDeFirma } from '../firmas/components/revision.tsx'
import { FunDialog } from '../fun/components/fun-dialog.tsx'
import { MotivoDialog, type MotivoDialogProps } from '../irregularidades/components/motivo-dialog.tsx'
import { type Irregularidad, useAbrir, useReabrir } from '../irregularidades/queries.ts'
import { MandatoDialog } from '../mandatos/mandato-dialog.tsx'
import { RevisionDePago } from '../pagos/revision.tsx'
import { RechazoDialog } from '../rechazos/rechazo-dialog.tsx'
import { CodigoFields } from '../revision/codigo-fields.tsx'
import { EscribirDialog } from './escribir-dialog.tsx'
import type { Actos } from './use-actos.ts'

interface CedulaDialogProps {
  readonly caso: Pick<CasoDeMesa, 'prospectoId' | 'nombre' | 'folioDS' | 'asesor'>
  readonly onClose: () => void
}

/** Identity of the applicant of a matter of any kind. */
const CedulaDialog = ({ caso, onClose }: CedulaDialogProps) => (
  <Dialog title={`Cédula de ${caso.nombre}`} sheet onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
    <p>
      Folio {caso.folioDS ?? '-'} · Asesor {caso.asesor}
    </p>
    <Beside>
      <Cedula prospectoId={caso.prospectoId} />
    </Beside>
  </Dialog>
)

interface ReabrirDialogProps extends Pick<MotivoDialogProps, 'onClose' | 'onLetGo'> {
  readonly irregularidad: Irregularidad
  /** Reports that it is open again. */
  readonly onReopened: () => void
}

/** Why one that was closed is not right after all: its advisor reads it. */
function ReabrirDialog({ irregularidad, onReopened, ...out }: ReabrirDialogProps) {
  const { irregularidadId, nombre } = irregularidad
  const { mutateAsync: reabrir } = useReabrir()
  return (
    <MotivoDialog
      title={`Reabrir la irregularidad de ${nombre}`}
      action="Reabrir"
      draft={`reabrir-irregularidad:${irregularidadId}`}
      send={({ motivo }) => reabrir({ irregularidadId, motivo }, onReopened)}
      onSent={out.onClose}
      {...out}
    />
  )
}

interface Values extends IrregularidadForm {
  caso: CasoDeMesa | null
}

interface AlAbrir {
  /** Reports the new irregularity, with the person of its case. */
  readonly onOpened: (nombre: string) => void
  readonly onClose: () => void
}

/** The form of an irregularity. */
function useIrregularidadForm({ onOpened, onClose }: AlAbrir) {
  const { mutateAsync: abrir } = useAbrir()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Values>({
    name: 'irregularidad:nueva',
    initial: { caso: null, codigo: '', codigoDetalle: '', motivo: '' },
    rules: irregularidadRules,
    unkept: ['caso'],
  })
  const save = async (values: Values) => {
    const { caso, codigo, codigoDetalle, motivo } = values
    // The rules have seen that there is a case.
    const payload = { prospectoId: caso?.prospectoId, codigo, codigoDetalle, motivo }
    const abierta = abrir(payload as PayloadOf<'abrirIrregularidad'>, () => onOpened(caso?.nombre ?? ''))
    await alCaso(abierta, 'prospectoId')
  }
  return { form, submit: form.submit(save, tellFailure(irregularidadMessages.irregularidadNoGuardada.text), onClose) }
}

interface IrregularidadDialogProps {
  readonly onOpened: (nombre: string) => void
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

function IrregularidadDialog({ onOpened, onClose, onLetGo }: IrregularidadDialogProps) {
  const { form, submit } = useIrregularidadForm({ onOpened, onClose })
  return (
    <DeskDialog
      title="Abrir irregularidad"
      action="Abrir irregularidad"
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <CasoField label="Caso" required {...form.field('caso')} />
      <CodigoFields codigo={form.field('codigo')} codigoDetalle={form.field('codigoDetalle')} />
      <TextAreaField
        label="Qué debe corregir"
        description="Lo lee el asesor. Sin datos de salud."
        maxLength={LARGO_DE_MOTIVO}
        {...form.field('motivo')}
      />
    </DeskDialog>
  )
}

interface DevolucionDialogProps {
  readonly devolucion: DevolucionPendiente
  readonly record: CambiosDeDevoluciones['record']
  readonly onClose: () => void
  readonly onLetGo: DeskDialogProps['onLetGo']
}

/** How the papers of a denied declaration went back to their owner. */
function DevolucionDialog({ devolucion, record, onClose, onLetGo }: DevolucionDialogProps) {
  const tellFailure = useTellFailure()
  const name = `devolucion:${devolucion.devolucionId}`
  const form = useAlerceForm<ConstanciaForm>({ name, initial: { constancia: '' }, rules: constanciaRules })
  const save = async (values: ConstanciaForm) => {
    await record(devolucion, values.constancia.trim())
    await form.saved(values)
  }
  return (
    <DeskDialog
      title={`Devolver documentos a ${devolucion.nombre}`}
      action="Registrar devolución"
      form={form}
      onSubmit={form.submit(save, tellFailure(mesaMessages.devolucionNoGuardada.text), onClose)}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      <TextField
        label="Cómo y a quién se devolvieron"
        description="Por ejemplo: en mano al titular, o por carta certificada y su número. Sin datos de salud."
        required
        maxLength={LARGO_CONSTANCIA}
        {...form.field('constancia')}
      />
    </DeskDialog>
  )
}

interface LoAbiertoProps extends Pick<ReturnType<typeof useUndoToast>, 'tell' | 'letGo'> {
  readonly actos: Actos
}

/** Dialogs over the list, one at a time. */
export function LoAbierto({
  actos: { abierto, abrir, close, fun, mandatos, rechazos, devoluciones },
  tell,
  letGo,
}: LoAbiertoProps) {
  if (abierto === null) return null
  if ('firma' in abierto || 'pago' in abierto) {
    const { decide, devolviendo = false } = abierto
    const onChange = (next: { readonly devolviendo: boolean } | null) =>
      next ? abrir({ ...abierto, ...next }) : close(abierto)
    const revision = { decide, devolviendo, tell, letGo, onChange }
    return 'firma' in abierto ? (
      <RevisionDeFirma firma={abierto.firma} {...revision} />
    ) : (
      <RevisionDePago pago={abierto.pago} {...revision} />
    )
  }
  const salida = { onClose: () => close(abierto), onLetGo: letGo(() => abrir(abierto)) }
  const told = (text: string) => tell(`${text} Se avisó a su asesor.`)
  if ('escribir' in abierto) {
    const { escribir } = abierto
    const sent = () => tell(`Se escribió a ${escribir.asesor} por el caso de ${escribir.nombre}.`)
    return <EscribirDialog pendiente={escribir} onSent={sent} {...salida} />
  }
  if ('cedula' in abierto) return <CedulaDialog caso={abierto.cedula} onClose={salida.onClose} />
  if ('fun' in abierto) return <FunDialog fun={abierto.fun} cambios={fun} {...salida} />
  if ('mandato' in abierto) return <MandatoDialog caso={abierto.mandato} record={mandatos.record} {...salida} />
  if ('rechazo' in abierto) return <RechazoDialog record={rechazos.record} {...salida} />
  if ('devolucion' in abierto)
    return <DevolucionDialog devolucion={abierto.devolucion} record={devoluciones.record} {...salida} />
  if ('irregularidad' in abierto)
    return <IrregularidadDialog onOpened={(nombre) => told(`Irregularidad de ${nombre} abierta.`)} {...salida} />
  const { reabrir } = abierto
  return (
    <ReabrirDialog
      irregularidad={reabrir}
      onReopened={() => told(`Irregularidad de ${reabrir.nombre} abierta otra vez.`)}
      {...salida}
    />
  )
}
