import type { ReactNode } from 'react'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'
import { DraftNotice } from '../feedback/draft-notice.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import classes from './fields.module.css'

interface FormNoticesProps {
  readonly form: Pick<AlerceForm<object>, 'problems' | 'goTo' | 'draft' | 'clashes'>
  /** Why nothing can be changed here; null when it can. */
  readonly locked: string | null
  /** Button that unlocks it, where there is one. */
  readonly unlock?: ReactNode
}

/** Notices above a form: its lock, its recovered draft, its errors. */
export function FormNotices({ form, locked, unlock }: FormNoticesProps) {
  return (
    <div className={classes.notices}>
      {locked !== null && <Notice actions={unlock}>{locked}</Notice>}
      <DraftNotice form={form} />
      <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
    </div>
  )
}
