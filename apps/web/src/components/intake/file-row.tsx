import { IconFile, IconFileCheck, IconFileText, IconFileX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Enteros } from '../values/enteros.tsx'
import classes from './intake.module.css'

const icons = { kept: IconFileCheck, moving: IconFile, bad: IconFileX, read: IconFileText }

interface FileRowProps {
  readonly name: string
  /** Line below the name. */
  readonly detail: ReactNode
  /** `kept`: stored. `read`: of another person, to read. */
  readonly tone: keyof typeof icons
  /** Buttons of the file. */
  readonly actions?: ReactNode
  /** Progress, or the remedy of an error. */
  readonly children?: ReactNode
}

/** File of a list, in any place and state. */
export function FileRow({ name, detail, tone, actions, children }: FileRowProps) {
  const Icon = icons[tone]
  return (
    <li className={classes.file} data-tone={tone}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div className={classes.what}>
        <p title={name}>{name}</p>
        <small>
          <Enteros>{detail}</Enteros>
        </small>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  )
}
