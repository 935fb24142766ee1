import type { ReactNode } from 'react'
import { Enteros } from './enteros.tsx'
import classes from './fact.module.css'
import { Siglas } from './sigla.tsx'

/** One fact of a list of facts: its name over, or beside, its value. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <Siglas>{name}</Siglas>
      </dt>
      <dd>
        <Enteros>{children}</Enteros>
      </dd>
    </div>
  )
}

interface StatusBoxProps {
  /** Subject of the box: "Acceso". */
  readonly label: string
  /** Result of the last act on it. */
  readonly notice?: ReactNode
  /** `<Fact>`s. */
  readonly facts: ReactNode
  /** Buttons. */
  readonly actions?: ReactNode
}

/** State of a subject and its immediate acts, apart from the saved fields. */
export function StatusBox({ label, notice, facts, actions }: StatusBoxProps) {
  return (
    <section className={classes.box} aria-label={label}>
      {notice}
      <dl>{facts}</dl>
      {actions && <div className={classes.do}>{actions}</div>}
    </section>
  )
}
