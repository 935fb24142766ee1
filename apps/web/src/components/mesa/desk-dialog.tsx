import { type FormEventHandler, type ReactNode, useId } from 'react'
import { letGo, type OnLetGo } from '../../lib/form/let-go.ts'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { Button } from '../actions/button.tsx'
import { Dialog, wayOut } from '../dialogs/dialog.tsx'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import classes from './mesa.module.css'

export interface DeskDialogProps {
  readonly title: string
  /** Words of the button that saves. */
  readonly action: string
  readonly wide?: boolean
  /** Beside the buttons. */
  readonly extra?: ReactNode
  readonly form: Pick<AlerceForm<object>, 'busy' | 'draft' | 'isDirty' | 'clashes' | 'problems' | 'goTo'>
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly onClose: () => void
  readonly onLetGo: OnLetGo
  readonly children: ReactNode
}

/** A record of the desk being written: its fields, what is wrong with them, and the way out. */
export function DeskDialog({ title, action, wide = false, form, ...rest }: DeskDialogProps) {
  const { extra, onSubmit, onClose, onLetGo, children } = rest
  const id = useId()
  const close = wayOut(form.busy, () => {
    letGo(form, onLetGo)
    onClose()
  })
  const footer = (
    <>
      {extra}
      <Button {...close}>Cerrar</Button>
      <Button kind="primary" type="submit" form={id} busy={form.busy}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog title={title} wide={wide} onClose={close.onClick} footer={footer}>
      <form id={id} className={classes.form} noValidate onSubmit={onSubmit}>
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        {children}
      </form>
    </Dialog>
  )
}
