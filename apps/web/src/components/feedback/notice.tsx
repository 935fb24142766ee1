import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Enteros } from '../values/enteros.tsx'
import classes from './feedback.module.css'

const icons = { warn: IconAlertTriangle, bad: IconAlertCircle, info: IconInfoCircle }

interface NoticeProps {
  readonly tone?: keyof typeof icons
  readonly children: ReactNode
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode
}

/** A line inside the page that must be seen; announced when it appears. */
export function Notice({ tone = 'warn', children, actions }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <Enteros>{children}</Enteros>
      </div>
      {actions}
    </div>
  )
}
