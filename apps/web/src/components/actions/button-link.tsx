import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, lookOf } from './button.tsx'

/** Leads to another screen, and looks like a button. Apart from it: an applicant's pages carry no router. */
export function ButtonLink({
  kind = 'plain',
  icon = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...lookOf(kind, icon, className)} {...rest} />
}
