import { type AsignacionForm, asignacionRules, type TomaForm, tomaRules } from '@alerce/contract/forms/declaracion/toma'
import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { LARGO_NOTA } from '@alerce/domain/declaracion/contraloria/toma'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { OnAnswered } from '../../../../lib/contraloria/resultados.ts'
import { LET_GO } from '../../../../lib/form/let-go.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import classes from '../contraloria.module.css'
import {
  type CasoDeContraloria,
  type Situacion,
  useAsignar,
  useAuditores,
  useDejarEnCola,
  useSoltar,
  useTomar,
} from '../queries.ts'
import type { CasoEnDialogo } from './dialogo.ts'
import { type CasoConNota, NotaDialog } from './nota-dialog.tsx'
import { type Asked, useOnceRead } from './use-once-read.ts'

interface TomaPanelProps {
  readonly caso: CasoDeContraloria
  /** Undefined until it is read; acts asked before then wait. */
  readonly toma: Situacion['toma'] | undefined
  readonly pedida: Asked
  readonly onDone: OnAnswered
}

function quienLoTiene(toma: TomaPanelProps['toma']): string {
  if (toma === undefined) return 'Leyendo quién tiene el caso…'
  if (toma === null) return 'Nadie ha tomado este caso.'
  const desde = `desde el ${fechaYHora(toma.desde)}`
  const asignado = toma.asignadaPor === null ? '' : ` Lo asignó ${toma.asignadaPor}.`
  return `${toma.propia ? 'Usted lo tiene' : `Lo tiene ${toma.por}`} ${desde}.${asignado}`
}

/** Dialog that leaves the case in the queue, with a note for the next auditor. */
const DejarDialog = (caso: CasoConNota) => (
  <NotaDialog
    {...caso}
    name="nota"
    title="Dejar en cola"
    action="Dejar en cola"
    description="La lee en contraloría quien abra el caso; nadie más."
    useLeave={useDejarEnCola}
    failure={tomaMessages.dejarFailed.text}
  />
)

/** Dialog that takes a case from another auditor. The reason stays with the case. */
function TomarDialog({ identificador, de, onClose, onLetGo }: CasoEnDialogo & { readonly de: string }) {
  const tomar = useTomar()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TomaForm>({
    name: `toma:${identificador}`,
    initial: { motivo: '' },
    rules: tomaRules,
  })
  const submit = form.submit(
    ({ motivo }) => tomar.mutateAsync({ identificador, motivo }),
    tellFailure(tomaMessages.tomaFailed.text),
    onClose,
  )
  return (
    <DeskDialog
      title={`Tomar el caso de ${de}`}
      action="Tomar"
      form={form}
      onClose={onClose}
      onLetGo={onLetGo}
      onSubmit={submit}
    >
      <TextAreaField
        {...form.field('motivo')}
        label="Por qué lo toma"
        description={`Queda con el caso, y ${de} lo ve.`}
        required
        maxLength={LARGO_NOTA}
      />
    </DeskDialog>
  )
}

interface AsignarDialogProps extends CasoEnDialogo {
  /** True when another auditor has it. */
  readonly ajeno: boolean
}

const cuantos = (casos: number) => (casos === 1 ? '1 caso' : `${casos} casos`)

/** Gives the case to somebody of contraloría. */
function AsignarDialog({ identificador, ajeno, onClose, onLetGo }: AsignarDialogProps) {
  const asignar = useAsignar()
  const auditores = useAuditores()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<AsignacionForm>({
    name: `asignacion:${identificador}`,
    initial: { usuarioId: '', motivo: '' },
    rules: asignacionRules(ajeno),
    unkept: ['usuarioId'],
  })
  const submit = form.submit(
    ({ usuarioId, motivo }) => asignar.mutateAsync({ identificador, usuarioId: Number(usuarioId), motivo }),
    tellFailure(tomaMessages.asignarFailed.text),
    onClose,
  )
  return (
    <DeskDialog
      title="Asignar el caso"
      action="Asignar"
      form={form}
      onClose={onClose}
      onLetGo={onLetGo}
      onSubmit={submit}
    >
      <Loaded of={auditores} failure={tomaMessages.auditoresFailed.text}>
        {(quienes) => (
          <SelectField
            {...form.field('usuarioId')}
            label="A quién"
            required
            options={quienes.map(({ usuarioId, nombre, casos, propia }) => ({
              value: String(usuarioId),
              label: `${propia ? `${nombre} (usted)` : nombre}, ${cuantos(casos)}`,
            }))}
          />
        )}
      </Loaded>
      <TextAreaField {...form.field('motivo')} label="Por qué" required={ajeno} maxLength={LARGO_NOTA} />
    </DeskDialog>
  )
}

/** Assignment of the case: take it, release it, give it to an auditor, or leave it in the queue with a note. */
export function TomaPanel({ caso: { identificador, nombre }, toma, pedida, onDone }: TomaPanelProps) {
  const [open, setOpen] = useState<'tomar' | 'asignar' | 'dejar' | null>(null)
  const { mutateAsync: tomar } = useTomar()
  const { mutateAsync: soltar } = useSoltar()
  const { letGo, toast } = useUndoToast(LET_GO.failed)
  const read = toma !== undefined
  const own = toma?.propia === true
  const failed = own ? tomaMessages.soltarFailed : tomaMessages.tomaFailed
  const { busy, run } = useAction(() => (own ? soltar({ identificador }) : tomar({ identificador })), failed.text)
  const ajena = toma?.propia === false
  const close = () => setOpen(null)
  const act = () => (ajena ? setOpen('tomar') : run())
  // asked before it was known that one has it already: there is nothing left to take
  const take = useOnceRead(pedida, read, act, () => !own && act())
  const root = useRef<HTMLElement>(null)
  useScreenKey(root, 't', take)
  const dialog = (which: 'tomar' | 'asignar' | 'dejar') => ({
    identificador,
    onClose: close,
    onLetGo: letGo(() => setOpen(which)),
  })
  return (
    <section ref={root} className={classes.toma} aria-label="Quién tiene el caso">
      <p role="status">{quienLoTiene(toma)}</p>
      <div>
        <Button busy={busy || pedida.asked} aria-keyshortcuts="T" onClick={take}>
          {own ? 'Soltar' : 'Tomar'}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('asignar')}>
          Asignar
        </Button>
        {read && !ajena && (
          <Button kind="quiet" onClick={() => setOpen('dejar')}>
            Dejar en cola
          </Button>
        )}
      </div>
      {open === 'tomar' && toma && <TomarDialog {...dialog('tomar')} de={toma.por} />}
      {open === 'asignar' && <AsignarDialog {...dialog('asignar')} ajeno={ajena} />}
      {open === 'dejar' && (
        <DejarDialog {...dialog('dejar')} onDone={() => onDone(`${nombre} quedó en la cola, con su nota`, null)} />
      )}
      {toast}
    </section>
  )
}
