import { IconUser } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { currentEntry } from '../../lib/entry.ts'
import { BrandMark } from './brand-mark.tsx'
import classes from './top-bar.module.css'

interface TopBarProps {
  /** First name and paternal surname. */
  readonly user: string
  /** Path of the logo: where this user works. */
  readonly home: string
  /** The user's menu. */
  readonly menu: ReactNode
}

/** The top bar of /dashboard and /consola (spec 1 §2, Header). */
export function TopBar({ user, home, menu }: TopBarProps) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => !ref.current?.contains(event.target as Node) && setOpen(false)
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])

  return (
    <header className={classes.bar} ref={ref}>
      <Link className={classes.brand} to={home}>
        <BrandMark size={20} />
        <b>{brand.name}</b>
        <span>{brand.product[currentEntry()]}</span>
      </Link>
      <span className={classes.version}>{brand.version}</span>
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
    </header>
  )
}
