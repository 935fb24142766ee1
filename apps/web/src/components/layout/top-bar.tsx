import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { currentEntry } from '../../lib/session/session.ts'
import { BrandMark } from './brand-mark.tsx'
import classes from './top-bar.module.css'
import { useDismiss } from './use-dismiss.ts'

interface TopBarProps {
  /** First name and paternal surname. */
  readonly user: string
  /** Path of the logo: where this user works. */
  readonly home: string
  /** Links to the main screens. */
  readonly places?: ReactNode
  /** The button of the palette. */
  readonly palette?: ReactNode
  /** The bell of the notifications, before the user. */
  readonly bell?: ReactNode
  /** The user's menu. */
  readonly menu: ReactNode
}

/** The top bar of /dashboard and /consola (spec 1 §2, Header). */
export function TopBar({ user, home, places, palette, bell, menu }: TopBarProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the menu was followed
  useEffect(() => setOpen(false), [key])
  useDismiss({ open, root, button, close: () => setOpen(false) })

  return (
    <header className={classes.bar}>
      <Link className={`${classes.brand} thumb`} to={home}>
        <BrandMark size={20} />
        <b>{brand.name}</b>
        <span>{brand.product[currentEntry()]}</span>
      </Link>
      <span className={classes.version}>{brand.version}</span>
      {places}
      {palette}
      {bell}
      <div ref={root}>
        <button
          ref={button}
          type="button"
          className={classes.user}
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
        >
          <IconUser size={20} stroke={1.75} aria-hidden="true" />
          <span>{user}</span>
        </button>
        {open && <div className={classes.menu}>{menu}</div>}
      </div>
    </header>
  )
}
