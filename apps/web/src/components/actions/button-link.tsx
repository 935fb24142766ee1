import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, lookOf } from './button.tsx'

/** Link that looks like a button. In a module of its own: an applicant's pages carry no router. */
export function ButtonLink({
  kind = 'plain',
  icon = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...lookOf(kind, icon, className)} {...rest} />
}
