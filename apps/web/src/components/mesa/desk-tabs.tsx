import type { Screen } from '@alerce/contract/screens'
import { useSearchParams } from 'react-router'
import { goTo } from '../../lib/routes.ts'
import { LinkTabs } from '../layout/link-tabs.tsx'
import classes from './mesa.module.css'

/** The lists of a desk by their name in the URL; the first one is shown when none is named. */
export type Lists<L extends string> = readonly (readonly [list: L, name: string])[]

/** Which list of a desk is looked at: `?ver=todos`. */
export function useList<L extends string>(lists: Lists<L>, first: L): L {
  const [params] = useSearchParams()
  return lists.find(([list]) => list === params.get('ver'))?.[0] ?? first
}

interface DeskTabsProps<L extends string> {
  readonly screen: Screen
  readonly label: string
  readonly lists: Lists<L>
  readonly current: L
}

export function DeskTabs<L extends string>({ screen, label, lists, current }: DeskTabsProps<L>) {
  const tabs = lists.map(([list, name], at) => ({
    to: at === 0 ? goTo(screen) : `${goTo(screen)}?ver=${list}`,
    name,
    current: list === current,
  }))
  return (
    <div className={classes.tabs}>
      <LinkTabs label={label} tabs={tabs} />
    </div>
  )
}
