import { type FormEventHandler, type ReactNode, useId } from 'react'
import { letGo, type OnLetGo } from '../../lib/form/let-go.ts'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { Button } from '../actions/button.tsx'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { Dialog, wayOut } from '../dialogs/dialog.tsx'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import { useMayLeave } from '../intake/use-may-leave.ts'
import { useUnsettled } from '../intake/use-unsettled.ts'
import classes from './mesa.module.css'

export interface DeskDialogProps {
  readonly title: string
  /** Words of the button that saves. */
  readonly action: string
  readonly wide?: boolean
  /** Beside the buttons. */
  readonly extra?: ReactNode
  /** Another act of it is on its way: why nothing is saved meanwhile, nor the dialog left. */
  readonly held?: string | null
  readonly form: Pick<AlerceForm<object>, 'busy' | 'draft' | 'isDirty' | 'clashes' | 'problems' | 'goTo'>
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
  readonly children: ReactNode
}

/** A record of the desk being written: its fields, what is wrong with them, and the way out. Its files go with it. */
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
      >
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        {children}
      </form>
    </Dialog>
  )
}
