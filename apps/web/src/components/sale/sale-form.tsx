import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { ReactNode } from 'react'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import { Page } from '../layout/page.tsx'
import { Stack } from '../layout/panel.tsx'
import classes from './sale-form.module.css'
import { SaveActions } from './save-actions.tsx'

interface SaleFormProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode
  readonly form: Pick<AlerceForm<object>, 'problems' | 'goTo' | 'draft' | 'clashes' | 'busy'>
  /** Why nothing can be changed; null: it can. */
  readonly lock: string | null
  /** Link to another screen, beside the reason. */
  readonly instead?: ReactNode
  /** Link onward, instead of advancing, while a lock closes the form. */
  readonly onward?: ReactNode
  /** Why there is nothing to save now; null: there is. */
  readonly closed?: string | null
  /** Why it can be saved but not taken further; null: it can. */
  readonly hold?: string | null
  /** Notice to read before typing. */
  readonly notice?: ReactNode
  /** The words of the button that saves and stays. */
  readonly save: string
  /** Another button, before these. */
  readonly extra?: ReactNode
  /** Text about the step after advancing. */
  readonly next: ReactNode
  onSave(advance: boolean): unknown
  /** Content beside or below the form, outside of its lock. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A form of a sale: saved, or saved and advanced; locked as a whole, with the reason (spec 2 §4). */
export function SaleForm({
  title,
  form,
  lock,
  instead,
  onward,
  closed = null,
  hold = null,
  notice,
  save,
  extra,
  next,
  onSave,
  beside,
  children,
  ...head
}: SaleFormProps) {
  return (
    <Page title={title} {...head}>
      <Stack>
        {lock && <Notice actions={instead}>{lock}</Notice>}
        {notice}
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <div className={beside ? classes.beside : undefined}>
          <fieldset disabled={lock !== null}>
            <legend className="vh">{title}</legend>
            {children}
          </fieldset>
          {beside}
        </div>
      </Stack>
      <SaveActions
        lock={lock}
        onward={onward}
        closed={closed}
        hold={hold}
        busy={form.busy}
        save={save}
        extra={extra}
        next={lock ?? <Kept at={form.draft.keptAt}>{next}</Kept>}
        onSave={onSave}
      />
    </Page>
  )
}

/** Notice that the draft is kept, with its time, before the next step. */
function Kept({ at, children }: { readonly at: string | null; readonly children: ReactNode }) {
  return (
    <>
      {at !== null && <span>Borrador guardado {horaEnSantiago(at).slice(0, 5)}. </span>}
      {children}
    </>
  )
}
