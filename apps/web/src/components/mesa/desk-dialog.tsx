import { type FormEventHandler, type ReactNode, useId, useState } from 'react'
import { letGo, type OnLetGo } from '../../lib/form/let-go.ts'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { saveByKey } from '../../lib/keys/save-by-key.ts'
import type { CasoDeMesa } from '../../lib/mesa/casos.ts'
import { Button } from '../actions/button.tsx'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { Dialog, wayOut } from '../dialogs/dialog.tsx'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import type { FieldProps } from '../fields/field.tsx'
import { useMayLeave } from '../intake/use-may-leave.ts'
import { useUnsettled } from '../intake/use-unsettled.ts'
import { BuscarCaso } from './buscar-caso.tsx'
import { CasoElegido } from './caso-elegido.tsx'
import classes from './mesa.module.css'

export interface DeskDialogProps {
  readonly title: string
  /** Words of the button that saves. */
  readonly action: string
  readonly wide?: boolean
  /** Beside the buttons. */
  readonly extra?: ReactNode
  /** Why nothing can be saved nor the dialog left: another act is in progress. */
  readonly held?: string | null
  readonly form: Pick<AlerceForm<object>, 'busy' | 'draft' | 'isDirty' | 'clashes' | 'problems' | 'goTo'>
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
  readonly children: ReactNode
}

/** Dialog of a desk record being written: its fields, their errors, and its exit. Its files belong to it. */
export function DeskDialog({ title, action, wide = false, held = null, form, ...rest }: DeskDialogProps) {
  const { extra, onSubmit, onClose, onLetGo, children } = rest
  const id = useId()
  const unsettled = useUnsettled()
  const reason = held ?? unsettled
  const mayLeave = useMayLeave()
  const leave = async () => {
    if (!(await mayLeave())) return
    letGo(form, onLetGo)
    onClose()
  }
  const close = wayOut(form.busy || held !== null, () => void leave())
  const footer = (
    <>
      {extra}
      <Button {...close}>Cerrar</Button>
      <ReasonedButton kind="primary" type="submit" form={id} reason={reason} busy={form.busy}>
        {action}
      </ReasonedButton>
    </>
  )
  return (
    <Dialog title={title} wide={wide} onClose={close.onClick} footer={footer}>
      <form
        id={id}
        className={classes.form}
        noValidate
        onSubmit={(event) => (reason === null ? onSubmit(event) : event.preventDefault())}
        onKeyDown={saveByKey}
      >
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        {children}
      </form>
    </Dialog>
  )
}

interface CasoFieldProps extends FieldProps {
  readonly value: CasoDeMesa | null
  onChange(value: CasoDeMesa | null): void
}

/** Case of any advisor, searched by RUT, folio or name during typing; then shown, with a way to choose another. */
export function CasoField({ value, onChange, ...field }: CasoFieldProps) {
  // the focus follows the user's act, not the initial state of the form
  const [moved, setMoved] = useState(false)
  const change = (caso: CasoDeMesa | null) => {
    setMoved(true)
    onChange(caso)
  }
  if (value) return <CasoElegido {...field} caso={value} takesFocus={moved} onAgain={() => change(null)} />
  return <BuscarCaso {...field} takesFocus={moved} onChoose={change} />
}
