import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { DeskEntry } from '../../lib/session/session.ts'
import classes from './link-tabs.module.css'

interface LinkTab {
  readonly to: string
  readonly name: string
  readonly current: boolean
  /** Number of pending items; zero is not shown. */
  readonly count?: number | undefined
  /** Entry of another base path that the link belongs to. */
  readonly entry?: DeskEntry | undefined
}

interface LinkTabsProps {
  readonly label: string
  readonly tabs: readonly LinkTab[]
}

/** Tabs as links, the current one underlined; they scroll sideways where they do not fit. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const current = useRef<HTMLAnchorElement>(null)
  const here = tabs.find((tab) => tab.current)?.to
  useEffect(() => {
    if (here) current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [here])
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            {tab.entry ? (
              <a href={`/${tab.entry}${tab.to}`}>
                <Name of={tab} />
              </a>
            ) : (
              <Link
                to={tab.to}
                ref={tab.current ? current : null}
                aria-current={tab.current ? 'page' : undefined}
                preventScrollReset
              >
                <Name of={tab} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Name({ of: { name, count } }: { readonly of: LinkTab }) {
  if (!count) return name
  return (
    <span>
      {name} <b className={classes.count}>{count}</b>
    </span>
  )
}
