import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { type ReactNode, useRef } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { DraftNotice, type DraftOfForm } from '../../../../components/feedback/draft-notice.tsx'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import classes from '../contraloria.module.css'
import { focusChoice } from './choices.tsx'

interface VerdictPanelProps {
  readonly title: string
  readonly form: DraftOfForm
  readonly chosen: boolean
  /** Reason why no answer can be registered now, for any choice; null: it can. */
  readonly held: string | null
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The decision keeps its place beside the case. */
export function VerdictPanel({ title, form, chosen, held, busy, onSubmit, children }: VerdictPanelProps) {
  const root = useRef<HTMLFormElement>(null)
  useScreenKey(root, 'r', () => focusChoice(root.current))
  return (
    <form
      ref={root}
      className={classes.verdict}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && held === null) onSubmit()
      }}
    >
      <div className={classes.in}>
        <h2>{title}</h2>
        <DraftNotice form={form} />
        {children}
      </div>
      <footer>
        <p>Se puede deshacer durante {PLAZO_PARA_DESHACER} segundos, antes de que salga.</p>
        <ReasonedButton
          kind="primary"
          type="submit"
          reason={held ?? (chosen ? null : 'Elija un resultado.')}
          busy={busy}
        >
          Registrar resultado
        </ReasonedButton>
      </footer>
    </form>
  )
}
