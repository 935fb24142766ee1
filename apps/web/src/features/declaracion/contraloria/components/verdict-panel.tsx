import type { ReactNode } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import type { Draft } from '../../../../lib/form/use-draft.ts'
import classes from '../contraloria.module.css'

interface VerdictPanelProps {
  readonly title: string
  readonly draft: Draft
  readonly chosen: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The decision keeps its place beside the case. */
export function VerdictPanel({ title, draft, chosen, busy, onSubmit, children }: VerdictPanelProps) {
  return (
    <form
      className={classes.verdict}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onSubmit()
      }}
    >
      <div className={classes.in}>
        <h2>{title}</h2>
        <DraftNotice draft={draft} />
        {children}
      </div>
      <footer>
        <p>El asesor recibe el aviso al registrar.</p>
        <ReasonedButton kind="primary" type="submit" reason={chosen ? null : 'Elija un resultado.'} busy={busy}>
          Registrar resultado
        </ReasonedButton>
      </footer>
    </form>
  )
}
